/** What people with bad intentions, or none, may write into any text of the database. */
export const hostileTexts = [
  // Elements that end what they stand in.
  '</script><script>window.hacked = true</script>',
  '</ScRiPt ><!--<script>window.hacked = true//',
  '</title></head><body onload="window.hacked = true">',
  '<img src=x onerror="window.hacked = true">',
  '"><svg onload=alert(1)>',
  '<!-- --><style>*{display:none}</style>',
  ']]><math><mtext></p><iframe srcdoc="<script>parent.hacked = true</script>">',
  '<a href="javascript:alert(1)">clic</a>',
  // Attributes and styles.
  '" autofocus onfocus="window.hacked = true" x="',
  "' onmouseover='window.hacked = true' x='",
  ';}*{display:none}a{background:url(javascript:alert(1))',
  // Addresses.
  'javascript:alert(1)',
  ' JaVa\tScRiPt:alert(1)',
  'data:text/html,<script>window.hacked = true</script>',
  'vbscript:msgbox(1)',
  '//evil.test/x.png',
  '/\\evil.test/x.png',
  'https://exemple.test/"onerror="window.hacked=true',
  // Templates, queries, patterns of replacement.
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an attack, no mistake.
  '{{constructor.constructor("alert(1)")()}} ${7*7} <%= 7*7 %>',
  "'; drop table formations; --",
  "$& $1 $$ $` $'",
  // Names that every object answers to.
  '__proto__',
  'constructor',
  'toString',
  // Characters that fool the eye or the parser.
  '\u202egnp.exe\u2066 \u0000 \u2028',
  'début \ud800 milieu \udc00 fin',
  '\u200b\u200d\ufeff',
  `e${'\u0301'.repeat(200)}`,
  '&lt;b&gt;déjà échappé&lt;/b&gt;',
  ' ',
  '',
  // Length.
  'Unmot'.repeat(400),
  '🧗‍♀️'.repeat(50),
] as const;
