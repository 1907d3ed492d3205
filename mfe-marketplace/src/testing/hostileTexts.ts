/** What people with bad intentions, or none, may write into any text of the database. */
export const hostileTexts = [
  '</script><script>window.hacked = true</script>',
  '<img src=x onerror="window.hacked = true">',
  '"><svg onload=alert(1)>',
  "'; drop table formations; --",
  '<!-- --><style>*{display:none}</style>',
  '{{constructor.constructor("alert(1)")()}}',
  'javascript:alert(1)',
  '\u202egnp.exe\u2066 \u0000 \u2028 \ud800',
  '<a href="javascript:alert(1)">clic</a>',
  '&lt;b&gt;déjà échappé&lt;/b&gt;',
  'Un mot'.repeat(400),
  '🧗‍♀️'.repeat(50),
] as const;
