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
  const { depth, opened } = parentheses(url.searchParams.get('select') ?? '');
  if (depth > MAX_EMBED_DEPTH) return `Embedded resources are nested more than ${MAX_EMBED_DEPTH} deep.`;
  if (opened > MAX_EMBEDS) return `The query embeds more than ${MAX_EMBEDS} resources.`;
  for (const [name, value] of url.searchParams) {
    if (name === 'select' || name === 'columns') continue;
    const pattern = /(^|\.)(or|and)$/.test(name) ? PATTERN_IN_LOGIC : PATTERN;
    if (pattern.test(value)) return 'Regular expressions are not available.';
    if (value.split(',').length > MAX_LIST_VALUES) return `A filter lists more than ${MAX_LIST_VALUES} values.`;
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
