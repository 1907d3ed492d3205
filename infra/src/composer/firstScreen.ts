/** More than this of a page's markup does not wait for styles of what lies below it, in characters. */
const MAX_FIRST = 7000;
/** Elements that have no end. */
const VOID = ['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'];
/** Elements whose text may look like tags. */
const RAW = ['script', 'style', 'template', 'textarea', 'noscript'];
const TAG = /<(\/?)([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;

/** What selectors know an element by: its tag, then its classes. */
export type Named = readonly string[];

/** Where the first screen of a page ends: between an element and the one that follows it. */
export interface FirstScreen {
  /** Offset in the markup. */
  readonly end: number;
  readonly last: Named;
  /** The element that both stand in. */
  readonly parent: Named;
}

/**
 * The places in a page's markup where its first screen may end: after an element around the `h1` that is small enough to be of the
 * first screen alone, and that another element follows; the outermost first. None where the markup is not whole.
 */
export function endsOfFirstScreen(html: string): FirstScreen[] {
  const heading = html.search(/<h1[\s>]/);
  const open: { readonly start: number; readonly named: Named }[] = [];
  const found: FirstScreen[] = [];
  for (const { 0: whole, 1: closes, 2: name = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    const tag = name.toLowerCase();
    if (VOID.includes(tag) || attributes.endsWith('/')) continue;
    if (!closes) {
      if (heading < 0 || RAW.includes(tag)) break;
      open.push({ start: index, named: [tag, ...classListsIn(attributes).flat()] });
      continue;
    }
    const element = open.pop();
    if (element?.named[0] !== tag) break;
    if (element.start > heading || index < heading) continue;
    const end = index + whole.length;
    if (end - element.start > MAX_FIRST) break;
    if (/^<[a-z]/i.test(html.slice(end, end + 2)))
      found.unshift({ end, last: element.named, parent: open.at(-1)?.named ?? [] });
  }
  return found;
}

/** The classes of each element of some markup that has any. */
export function classListsIn(html: string): string[][] {
  return [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => list.split(/\s+/).filter(Boolean));
}
