const MAX_QUERY_LENGTH = 4096;
const MAX_EMBED_DEPTH = 4;
const MAX_EMBEDS = 12;
const MAX_LIST_VALUES = 200;
/** Regular expressions: nothing of ours asks for them, and a hostile one can run for minutes. */
const PATTERN = /^(not\.)?i?match[.(]/;
const PATTERN_IN_LOGIC = /\.i?match[.(]/;

/**
 * Why a REST query is too much to ask (DAT-10). PGlite cannot interrupt a running query, so what could run long is
 * refused beforehand; hosted Supabase has its statement timeout on top.
 */
export function queryExcess(url: URL, accept: string | null): string | undefined {
  if (url.search.length > MAX_QUERY_LENGTH) return `The query is longer than ${MAX_QUERY_LENGTH} characters.`;
  if (accept?.includes('vnd.pgrst.plan')) return 'Query plans are not available.';
  if (url.searchParams.getAll('select').length > 1) return 'The query selects twice.';
  const { depth, opened } = parentheses(url.searchParams.get('select') ?? '');
  if (depth > MAX_EMBED_DEPTH) return `Embedded resources are nested more than ${MAX_EMBED_DEPTH} deep.`;
  if (opened > MAX_EMBEDS) return `The query embeds more than ${MAX_EMBEDS} resources.`;
  const again = embeddedAgain(url);
  if (again) return `The query embeds ${again} within itself, or by another name than a table's.`;
  for (const [name, value] of url.searchParams) {
    if (name === 'select' || name === 'columns') continue;
    const pattern = /(^|\.)(or|and)$/.test(name) ? PATTERN_IN_LOGIC : PATTERN;
    if (pattern.test(value)) return 'Regular expressions are not available.';
    if (value.split(',').length > MAX_LIST_VALUES) return `A filter lists more than ${MAX_LIST_VALUES} values.`;
  }
  return undefined;
}

/** Why a REST query cannot be read, where lite answers with 500; undefined where it can. */
export function queryFault(url: URL): string | undefined {
  const select = url.searchParams.get('select') ?? '';
  if ((select.match(/"/g)?.length ?? 0) % 2) return 'The select has a quote that is not closed.';
  const cast = castsIn(select).find((type) => !CASTS.includes(type));
  return cast === undefined ? undefined : `A column cannot be read as "${cast}".`;
}

/** Types that columns may be read as; others, such as `regclass`, say what stands behind the tables or fail in ways of their own. */
const CASTS = [
  'text',
  'integer',
  'int',
  'bigint',
  'numeric',
  'boolean',
  'date',
  'timestamptz',
  'uuid',
  'json',
  'jsonb',
];

/** What stands after `::` outside of quotes: a type, as far as the next name, bracket or comma. */
function castsIn(select: string): string[] {
  const bare = select.replace(/"[^"]*"/g, '""');
  return [...bare.matchAll(/::([^,()]*)/g)].map(([, type = '']) => type.trim().toLowerCase());
}

/** Of which a course has one: whose courses are shown may stand at each of them again, with nothing below. */
const OF_A_COURSE: readonly (string | undefined)[] = ['creators', 'categories'];
/** Ends the names of columns and constraints by which a table can be embedded too. */
const NO_TABLE = /_(?:id|fkey)$/;

/**
 * A table that is embedded in itself, with whatever between: the courses of the category of each course of a category are millions of a
 * thousand courses, put together in memory. Undefined where there is none.
 */
function embeddedAgain({ pathname, searchParams }: URL): string | undefined {
  const path = [pathname.split('/').at(-1)];
  const select = (searchParams.get('select') ?? '').replace(/"([^"]*)"/g, (_, name: string) =>
    name.replace(/\W/g, '_'),
  );
  for (const [part] of select.matchAll(/[^,()]*\(|\)/g)) {
    if (part === ')') {
      path.pop();
      continue;
    }
    // Without alias, spread and hints.
    const table = /([^:!.(]*)(?:![^(]*)?\($/.exec(part)?.[1]?.trim() ?? '';
    const isAgain = path.includes(table) && !OF_A_COURSE.includes(table);
    if (isAgain || path.indexOf(path.at(-1)) < path.length - 1 || NO_TABLE.test(table)) return table;
    path.push(table);
  }
  return undefined;
}

function parentheses(select: string): { depth: number; opened: number } {
  let [open, depth, opened] = [0, 0, 0];
  for (const character of select) {
    if (character === '(') {
      open += 1;
      opened += 1;
      depth = Math.max(depth, open);
    } else if (character === ')') open -= 1;
  }
  return { depth, opened };
}
