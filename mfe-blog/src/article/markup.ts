import { plainSlug } from '../content/slugs.ts';
import { boundHyphens } from '../content/typography.ts';
import { type FigureData, figureOf } from './figure.ts';

/** A piece of running text. Only ever text: no markup of it reaches the page as HTML. */
export type Inline =
  | string
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'quote'; readonly content: readonly Inline[] }
  | { readonly kind: 'note'; readonly content: readonly Inline[] }
  | { readonly kind: 'tool'; readonly content: readonly Inline[] }
  /** A sentence of the article that is set larger, where it stands. */
  | { readonly kind: 'pull'; readonly text: string }
  | ({ readonly kind: 'figure' } & FigureData)
  /** Rows of a table, the first of which names its columns; an empty cell is for the reader to fill in. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] };

/** What the first character of a line makes of it, with a space behind. */
const MARKS = {
  '-': 'list',
  '>': 'quote',
  '~': 'note',
  '"': 'pull',
  '@': 'tool',
  '=': 'figure',
  '|': 'table',
} as Readonly<Record<string, Run>>;
type Run = Exclude<Block['kind'], 'heading'>;

/**
 * Parses the simple markup of articles (marketing-site §2): `#`, `##`, `###` headings, `- ` bullets, blank lines and
 * paragraphs, with `**bold**` and `[links](/path)` inside. Besides them `> ` for words to copy, `~ ` for a note in the margin, `" ` for a
 * sentence that is set larger, `@ ` for the way to a tool, `| ` for a row of a table
 * (`| a | b`), and `= ` for a figure (`figureOf()`). Every text parses; `#` becomes a second-level
 * heading, because the page's title is its only `h1`.
 */
export function parseMarkup(text: string): Block[] {
  const blocks: Block[] = [];
  const anchors = new Map<string, number>();
  /** Lines of one kind in a row, which become one block. */
  let run: { kind: Run; lines: string[] } | undefined;
  const flush = () => {
    if (run) blocks.push(blockOf(run.kind, run.lines));
    run = undefined;
  };
  const add = (kind: Run, line: string) => {
    if (run?.kind !== kind) flush();
    run ??= { kind, lines: [] };
    run.lines.push(line);
  };
  for (const line of text.split(/\r?\n/).map((raw) => raw.trim())) {
    const [, marks, title] = /^(#{1,3})\s+(.+)$/.exec(line) ?? [];
    if (line === '') flush();
    else if (marks && title) {
      flush();
      blocks.push({
        kind: 'heading',
        level: marks.length === 3 ? 3 : 2,
        text: title,
        id: anchorOf(title, anchors),
      });
    } else if (line[1] === ' ' && line[0] && Object.hasOwn(MARKS, line[0]))
      add(MARKS[line[0]] as Run, line.slice(2).trim());
    else add('paragraph', line);
  }
  flush();
  return blocks;
}

function blockOf(kind: Run, lines: readonly string[]): Block {
  if (kind === 'list') return { kind, items: lines.map((line) => parseInline(line)) };
  if (kind === 'table')
    return { kind, rows: lines.map((line) => line.split(/\s*\|\s*/).map((cell) => parseInline(cell))) };
  if (kind === 'pull') return { kind, text: lines.join(' ') };
  if (kind === 'figure') return { kind, ...figureOf(lines) };
  // What is there to be copied keeps its letters.
  const set = kind === 'quote' ? (words: string) => words : boundHyphens;
  return { kind, content: parseInline(lines.join(' '), set) };
}

/** Links lead to paths of the site or to `https:` addresses; anything else stays text. */
const INLINE = /\*\*([^*]+)\*\*|\[([^[\]]+)\]\((\/(?!\/)[^\s()]*|https:\/\/[^\s()]+)\)/g;

function parseInline(text: string, set = boundHyphens): Inline[] {
  const pieces: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, strong, label, href] = match;
    if (match.index > at) pieces.push(set(text.slice(at, match.index)));
    if (strong) pieces.push({ kind: 'strong', text: set(strong) });
    else if (label && href) pieces.push({ kind: 'link', text: set(label), href });
    at = match.index + whole.length;
  }
  if (at < text.length) pieces.push(set(text.slice(at)));
  return pieces;
}

/** An anchor that no other heading of the article has. */
function anchorOf(title: string, taken: Map<string, number>): string {
  const anchor = plainSlug(title) || 'section';
  const count = (taken.get(anchor) ?? 0) + 1;
  taken.set(anchor, count);
  return count === 1 ? anchor : anchorOf(`${title} ${count}`, taken);
}
