/** A block of an article. Text is only ever text: no markup of it reaches the page as HTML. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/**
 * Parses the simple markup of articles (marketing-site §2): `#`, `##`, `###` headings, `- ` bullets, blank lines and
 * paragraphs. Every text parses; `#` becomes a second-level heading, because the page's title is its only `h1`.
 */
export function parseMarkup(text: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let items: string[] = [];
  const flush = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', text: paragraph.join(' ') });
    if (items.length > 0) blocks.push({ kind: 'list', items });
    paragraph = [];
    items = [];
  };
  for (const line of text.split(/\r?\n/).map((raw) => raw.trim())) {
    const [, marks, title] = /^(#{1,3})\s+(.+)$/.exec(line) ?? [];
    if (line === '') flush();
    else if (marks && title) {
      flush();
      blocks.push({ kind: 'heading', level: marks.length === 3 ? 3 : 2, text: title, id: anchorOf(title) });
    } else if (line.startsWith('- ')) {
      if (paragraph.length > 0) flush();
      items.push(line.slice(2).trim());
    } else {
      if (items.length > 0) flush();
      paragraph.push(line);
    }
  }
  flush();
  return blocks;
}

/** Anchor of a heading: lower-case ASCII words with hyphens. */
function anchorOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
