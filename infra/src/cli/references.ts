import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

/** What references may lead to. */
export interface Library {
  /** Top of the repository. */
  readonly root: string;
  /** All sources and documents, as paths from the top. */
  readonly files: readonly string[];
  /** Ids of requirements, decisions, threats and findings: the first cells of the tables in `docs/`. */
  readonly ids: readonly string[];
  /** What may be quoted from each section of the specification, by `marketing-site §2`, and from `architecture`. */
  readonly sections: ReadonlyMap<string, readonly string[]>;
}

/** A citation that was looked up, and whether it leads somewhere. */
interface Reference {
  readonly text: string;
  readonly leads: boolean;
}

const NO_SOURCES = ['node_modules', 'dist', '.cache'];
const SPECIFICATION = ['marketing-site', 'marketplace'];
const SECTION = new RegExp(`(${SPECIFICATION.join('|')}) §\\d(?: "[^"]+")?(?:(?:, | and )§\\d(?: "[^"]+")?)*`, 'g');
const FILE = /(?<![\w./@:*>-])(?:[\w.@-]+\/)*\w[\w.-]*\.(?:tsx?|mjs|sql|md|sh)(?![\w/(])/g;
const FOLDER = /(?<![\w./@-])(?:shared-contracts|shell|infra|e2e|docs|mfe-[a-z]+)\/[\w./@-]+/g;
const COMMENT = /(?<=^|[\s({])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/gm;
const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g;

/** Reads what references may lead to below a folder. */
export function readLibrary(root: string): Library {
  const files = globSync('**/*.{ts,tsx,mjs,sql,md,sh}', { cwd: root, exclude: isNoSource }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const documents = files.filter((path) => path.startsWith('docs/')).map(read);
  return {
    root,
    files,
    ids: documents.flatMap((text) => [...text.matchAll(/^\| ([A-Z]{3}-\d+|F\d+) +\|/gm)].map(([, id = '']) => id)),
    sections: new Map([
      ['architecture', titlesOf(read('docs/architecture.md'))],
      ...SPECIFICATION.flatMap((name) =>
        read(`docs/specification/${name}.md`)
          .split(/^## /m)
          .map((text) => [`${name} ${text.slice(0, 2)}`, titlesOf(text)] as const),
      ),
    ]),
  };
}

/** Every citation in a file: ids, findings and sections anywhere, paths in comments and documents, links in documents. */
export function referencesOf(path: string, text: string, library: Library): Reference[] {
  const prose = path.endsWith('.md') ? text : commentsOf(path, text);
  return [
    ...ids(text, library),
    ...sections(path, text, library),
    ...headings(text, library),
    // Whoever reads this has no list of them.
    ...[...text.matchAll(/\bissues? \d+/g)].map(([cited]) => ({ text: cited, leads: false })),
    ...paths(path, prose, library),
    ...(path.endsWith('.md') ? links(path, text, library) : []),
  ];
}

/** Requirements that a test names, alone or in a range (`DSH-019 to DSH-027`). Comments name what they like. */
export function namedIn(test: string): string[] {
  const said = test.replaceAll(COMMENT, '');
  return [...said.matchAll(/\b([A-Z]{3}-)(\d{3})\b(?: to \1(\d{3})\b)?/g)].flatMap(([, prefix = '', from, to = from]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, at) => prefix + String(Number(from) + at).padStart(3, '0'),
    ),
  );
}

function ids(text: string, { ids }: Library): Reference[] {
  const prefixes = [...new Set(ids.map((id) => id.replace(/\d.*/, '')))].filter((prefix) => prefix !== 'F');
  const cited = text.matchAll(new RegExp(`\\b(?:${prefixes.join('|')})\\d+|(?<=\\bthreats )F\\d+`, 'g'));
  return [...cited].map(([id]) => ({ text: id, leads: ids.includes(id) }));
}

/** Migrations never change, and all of them are the marketplace's: a bare `§3` in one means that document. */
function sections(path: string, text: string, { sections }: Library): Reference[] {
  if (!text.includes('§')) return [];
  const named = path.includes('/migrations/')
    ? unwrapped(text).replaceAll(/(?<!marketplace |§\d(?: "[^"]+")?(?:, | and ))§/g, 'marketplace §')
    : unwrapped(text);
  const loose = path.startsWith('docs/') ? [] : named.replaceAll(SECTION, '').match(/.{0,30}§.?/g);
  const cited = [...named.matchAll(SECTION)].flatMap(([list, document]) =>
    [...list.matchAll(/(§\d)(?: "([^"]+)")?/g)].map(([text, number, title]) => {
      const titles = sections.get(`${document} ${number}`);
      return { text: `${document} ${text}`, leads: title ? titles?.includes(title.toLowerCase()) === true : !!titles };
    }),
  );
  return [...cited, ...(loose ?? []).map((text) => ({ text, leads: false }))];
}

function headings(text: string, { sections }: Library): Reference[] {
  if (!text.includes('architecture')) return [];
  return [...unwrapped(text).matchAll(/\barchitecture "([^"]+)"/g)].map(([text, title = '']) => ({
    text,
    leads: sections.get('architecture')?.includes(title.toLowerCase()) === true,
  }));
}

function paths(path: string, prose: string, { root, files }: Library): Reference[] {
  const isFile = (cited: string) =>
    files.some((file) => `/${file}`.endsWith(`/${cited.replace(/^[./]+/, '')}`)) ||
    existsSync(join(root, dirname(path), cited)) ||
    // By the name under which a package exports it.
    existsSync(join(root, cited.replace('/', '/src/')));
  return [
    ...[...prose.matchAll(FILE)].map(([text]) => ({ text, leads: isFile(text) })),
    ...[...prose.matchAll(FOLDER)].map(([cited]) => {
      const text = cited.replace(/[./]+$/, '');
      return { text, leads: existsSync(join(root, text)) || basename(text) === 'dist' || isFile(text) };
    }),
  ];
}

function links(path: string, text: string, { root }: Library): Reference[] {
  return [...text.replaceAll(/`[^`]*`/g, '').matchAll(LINK)].map(([, file = '', anchor]) => {
    const target = file === '' ? path : normalize(join(dirname(path), file));
    if (!existsSync(join(root, target))) return { text: file, leads: false };
    if (anchor === undefined) return { text: file, leads: true };
    return { text: `${file}#${anchor}`, leads: anchorsOf(readFileSync(join(root, target), 'utf8')).includes(anchor) };
  });
}

/** Anchors that GitHub gives to headings. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** What a section may be quoted for: its headings, and the bold words that begin its entries. */
function titlesOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$|\*\*([^*]+?)\.?\*\*/gm)].map(([, heading, bold]) =>
    (heading ?? bold ?? '').toLowerCase(),
  );
}

function commentsOf(path: string, text: string): string {
  const found = text.match(path.endsWith('.sql') ? /--.*/g : COMMENT);
  return unwrapped((found ?? []).join('\n'));
}

/** A text in which a citation is in one piece although its comment goes on in the next line. */
function unwrapped(text: string): string {
  return text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/|--)? ?/g, ' ');
}

function isNoSource(path: string): boolean {
  return NO_SOURCES.includes(basename(path));
}
