import { frenchSpaces } from '@agence/shared-contracts/format/frenchSpaces';
import { escaped } from './escaped.ts';
import { BUTTON, MAIL_COLORS } from './mailLook.ts';

/** A letter in both parts of a mail. */
export interface RenderedLetter {
  readonly text: string;
  readonly markup: string;
}

interface LetterContext {
  readonly siteUrl: string;
  /** What stands for `{titre}` and `{lien}`; it is text, whatever marks it has. */
  readonly values?: Readonly<Record<string, string>>;
}

const HEADINGS = { '##': 'margin:28px 0 12px;font-size:19px', '###': 'margin:24px 0 8px;font-size:16px' } as const;
const P = 'margin:0 0 16px';

/**
 * A letter as staff write it, as the two parts of a mail. What is known: `##` and `###` headings, `- ` and `1. ` lists, `> ` quotes,
 * `---`, `**bold**`, `[words](address)`, and alone on their line `[[button]](address)` and `![what it shows](address)`. Everything else
 * is text, HTML too, with French punctuation kept beside its word; an address is one of the site (`/…`), `https://…` or `mailto:…`, or it is text as well.
 */
export function renderLetter(source: string, context: LetterContext): RenderedLetter {
  const blocks = blocksOf(frenchSpaces(source)).map((lines) => renderBlock(lines, context));
  return {
    text: blocks.map(({ text }) => text).join('\n\n'),
    markup: blocks.map(({ markup }) => markup).join('\n'),
  };
}

/** What a line makes of itself; lines of one kind that follow each other are one block, those that stand alone each their own. */
function kindOf(line: string): 'alone' | 'bullets' | 'numbers' | 'quote' | 'text' {
  if (/^(#{2,3} |\[\[|!\[|---$)/.test(line)) return 'alone';
  if (line.startsWith('- ')) return 'bullets';
  if (/^\d{1,2}\. /.test(line)) return 'numbers';
  return line.startsWith('> ') ? 'quote' : 'text';
}

function blocksOf(source: string): readonly (readonly string[])[] {
  const blocks: string[][] = [];
  let before: string | undefined;
  for (const line of source.split(/\r?\n/).map((typed) => typed.trim())) {
    const kind = line === '' ? undefined : kindOf(line);
    if (kind && kind === before && kind !== 'alone') blocks.at(-1)?.push(line);
    else if (kind) blocks.push([line]);
    before = kind;
  }
  return blocks;
}

function renderBlock(lines: readonly string[], context: LetterContext): RenderedLetter {
  const [block = ''] = lines;
  const [, mark, heading] = /^(#{2,3}) (.+)$/.exec(block) ?? [];
  if (mark && heading) {
    const { text, markup } = inline(heading, context);
    const level = mark === '##' ? 'h2' : 'h3';
    const look = `${HEADINGS[mark as keyof typeof HEADINGS]};line-height:1.3;font-weight:700`;
    return { text: text.toUpperCase(), markup: `<${level} style="${look}">${markup}</${level}>` };
  }
  if (block === '---') {
    const look = `border:0;border-top:1px solid ${MAIL_COLORS.line};margin:24px 0`;
    return { text: '----', markup: `<hr style="${look}">` };
  }
  return button(block, context) ?? image(block, context) ?? listOf(lines, context) ?? quoteOf(lines, context);
}

function button(block: string, context: LetterContext): RenderedLetter | undefined {
  const [, label, address] = /^\[\[([^\]]+)\]\]\(([^\s()]+)\)$/.exec(block) ?? [];
  const url = address === undefined ? undefined : safeUrl(address, context);
  if (!label || !url) return undefined;
  const words = filled(label, context);
  return {
    text: `${words}\u00a0: ${url}`,
    markup: `<p style="${P}"><a href="${escaped(url)}" style="${BUTTON}">${escaped(words)}</a></p>`,
  };
}

function image(block: string, context: LetterContext): RenderedLetter | undefined {
  const [, description = '', address] = /^!\[([^\]]*)\]\(([^\s()]+)\)$/.exec(block) ?? [];
  const url = address === undefined ? undefined : safeUrl(address, context);
  if (!url || url.startsWith('mailto:')) return undefined;
  const look = 'display:block;width:100%;max-width:544px;height:auto;border-radius:8px';
  return {
    text: description === '' ? '' : `[${description}]`,
    markup: `<p style="${P}"><img src="${escaped(url)}" alt="${escaped(description)}" width="544" style="${look}"></p>`,
  };
}

function listOf(lines: readonly string[], context: LetterContext): RenderedLetter | undefined {
  const kind = kindOf(lines[0] ?? '');
  if (kind !== 'numbers' && kind !== 'bullets') return undefined;
  const isNumbered = kind === 'numbers';
  const items = lines.map((line) => inline(line.replace(/^(- |\d{1,2}\. )/, ''), context));
  const tag = isNumbered ? 'ol' : 'ul';
  const rows = items.map(({ markup }) => `<li style="margin:0 0 6px">${markup}</li>`).join('');
  return {
    text: items.map(({ text }, index) => `${isNumbered ? `${index + 1}.` : '-'} ${text}`).join('\n'),
    markup: `<${tag} style="${P};padding-left:22px">${rows}</${tag}>`,
  };
}

/** A quote, or what is no other kind of block: a paragraph. */
function quoteOf(lines: readonly string[], context: LetterContext): RenderedLetter {
  const isQuote = kindOf(lines[0] ?? '') === 'quote';
  const rendered = lines.map((line) => inline(isQuote ? line.slice(2) : line, context));
  const text = rendered.map((line) => (isQuote ? `> ${line.text}` : line.text)).join('\n');
  const inner = rendered.map(({ markup }) => markup).join('<br>');
  const look = `${P};padding-left:16px;border-left:4px solid ${MAIL_COLORS.ember}`;
  return { text, markup: isQuote ? `<p style="${look}">${inner}</p>` : `<p style="${P}">${inner}</p>` };
}

/** Bold words and links of a line. */
function inline(line: string, context: LetterContext): RenderedLetter {
  let text = '';
  let markup = '';
  let end = 0;
  const plain = (words: string) => {
    const said = filled(words, context);
    text += said;
    markup += escaped(said);
  };
  for (const { 0: all, 1: bold, 2: label, 3: address, index } of line.matchAll(
    /\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^\s()]+)\)/g,
  )) {
    plain(line.slice(end, index));
    end = index + all.length;
    const url = address === undefined ? undefined : safeUrl(address, context);
    const words = filled(bold ?? label ?? '', context);
    if (bold) {
      text += words;
      markup += `<strong>${escaped(words)}</strong>`;
    } else if (url) {
      text += `${words} (${url})`;
      markup += `<a href="${escaped(url)}" style="color:${MAIL_COLORS.ember}">${escaped(words)}</a>`;
    } else plain(all);
  }
  plain(line.slice(end));
  return { text, markup };
}

/** With what stands for the names in braces, and with French punctuation beside its word. */
function filled(words: string, { values = {} }: LetterContext): string {
  return words
    .replace(/ ([;?!])/g, '\u202f$1')
    .replace(/ ([:»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/\{(titre|lien)\}/g, (mark, name: string) => values[name] ?? mark);
}

/** The address that is meant; nothing for one that may do something else than lead somewhere. */
function safeUrl(address: string, { siteUrl, values = {} }: LetterContext): string | undefined {
  const named = address === '{lien}' ? (values.lien ?? '') : address;
  if (/^\/(?!\/)/.test(named)) return siteUrl + named;
  if (/^mailto:[^\s?]+@[^\s?]+$/.test(named)) return named;
  const url = /^https?:\/\//.test(named) ? URL.parse(named) : null;
  return url && (url.protocol === 'https:' || named.startsWith(`${siteUrl}/`)) ? url.href : undefined;
}
