import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { array, boolean, literal, object, optional, record, safeParse, string, unknown } from 'valibot';
import {
  ALLOWED_ELEMENTS,
  DOCUMENT_IDS,
  isSafeAddress,
  URL_ATTRIBUTES,
  URL_LIST_ATTRIBUTES,
} from './fragmentMarkup.ts';
import { parseJson } from './json.ts';
import { RegistryError } from './RegistryError.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** The parts of a `RenderedPage` that the composer puts into documents. */
const pageSchema = object({
  kind: literal('page'),
  status: literal(200),
  html: string(),
  styles: string(),
  head: object({
    title: optional(string(), ''),
    description: optional(string(), ''),
    keywords: array(string()),
    canonicalPath: optional(string()),
    noindex: optional(boolean()),
    type: optional(string()),
    jsonLd: optional(array(record(string(), unknown()))),
  }),
});

/** Only whole style elements of styled-components: nothing between them, none left open. */
const STYLES = /^(?:<style data-styled="[^"<>]*"[^<>]*>(?:(?!<\/style|<!--)[\s\S])*<\/style>)*$/i;

/**
 * Refuses a prerendered page that carries anything but content (CMP-15), or that search engines could not use:
 * title, description and exactly one `h1`.
 *
 * @throws RegistryError `release_invalid`, `fragment_unsafe`, `page_incomplete`
 */
export function checkFragment(release: string, path: string, text: string): void {
  const { html, styles, head } = parsePage(release, path, text);
  const unsafe = (what: string) =>
    new RegistryError('fragment_unsafe', `${release}: the page ${path} carries ${what}.`);
  const content = contentOf(html);
  if (!content) throw unsafe('markup that does not end where the page ends');
  let headings = 0;
  for (const element of content) {
    if (element.tagName === 'h1') headings += 1;
    const fault = faultOf(element);
    if (fault) throw unsafe(fault);
  }
  if (!STYLES.test(styles)) throw unsafe('something else than style elements of styled-components among its styles');
  const incomplete = (what: string) =>
    new RegistryError('page_incomplete', `${release}: the page ${path} has ${what}.`);
  if (!head.title.trim()) throw incomplete('no title');
  if (!head.description.trim()) throw incomplete('no description');
  if (headings !== 1) throw incomplete(`${headings} h1 headings instead of one`);
}

function parsePage(release: string, path: string, text: string) {
  let json: unknown;
  try {
    json = parseJson(text);
  } catch (error) {
    throw new RegistryError('release_invalid', `${release}: the page ${path} is no JSON: ${(error as Error).message}.`);
  }
  const parsed = safeParse(pageSchema, json);
  if (parsed.success) return parsed.output;
  throw new RegistryError('release_invalid', `${release}: the page ${path} is wrong: ${parsed.issues[0].message}.`);
}

/**
 * All elements of a page, as a browser sees them where the composer puts the page; undefined when the markup
 * reaches out of its place, by end tags too many or too few.
 */
function contentOf(html: string): Element[] | undefined {
  // In elements of the kinds that it stands in: an open <div> would take the end of the outlet for its own.
  const document = parse(
    `<!doctype html><html><head></head><body><main><div>${html}</div><i></i></main><i></i></body></html>`,
  );
  const root = document.childNodes.find((node) => 'tagName' in node) as Element;
  const [head, body] = root.childNodes as [Element, Element];
  const place = shapeOf(body, ['main', 'i']) && shapeOf(body.childNodes[0] as Element, ['div', 'i'])?.[0];
  const isWhole = place && root.attrs.length === 0 && head.childNodes.length === 0;
  return isWhole ? place.childNodes.flatMap((node) => [...elements(node)]) : undefined;
}

/** The children of an element without attributes, if they are exactly these. */
function shapeOf(element: Element, tagNames: readonly string[]): Element[] | undefined {
  const children = element.childNodes as Element[];
  const isSo = element.attrs.length === 0 && children.length === tagNames.length;
  return isSo && children.every(({ tagName }, index) => tagName === tagNames[index]) ? children : undefined;
}

function* elements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

/** What of an element does not belong into a page, as a phrase. */
function faultOf({ tagName, attrs }: Element): string | undefined {
  const isImageHint = tagName === 'link' && attrs.some(({ name, value }) => name === 'as' && value === 'image');
  // React puts a preload hint before an eager image.
  const isAllowed =
    ALLOWED_ELEMENTS.has(tagName) ||
    (isImageHint && attrs.some(({ name, value }) => name === 'rel' && value === 'preload'));
  if (!isAllowed) return `a <${tagName}> element`;
  for (const { name, value } of attrs) {
    if (name.startsWith('on') || name === 'srcdoc') return `the attribute ${name}`;
    if (name === 'style') return 'a style attribute, which the security policy blocks';
    if (name === 'id' && DOCUMENT_IDS.has(value)) return `the id ${value}, which belongs to the document around it`;
    const addresses = URL_LIST_ATTRIBUTES.has(name) ? value.split(/[\s,]+/) : URL_ATTRIBUTES.has(name) ? [value] : [];
    const unsafe = addresses.find((address) => !isSafeAddress(address));
    if (unsafe !== undefined) return `the address ${unsafe}`;
  }
  return undefined;
}
