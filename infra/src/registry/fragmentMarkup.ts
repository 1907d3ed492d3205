/** Elements of HTML that a prerendered page may consist of. What is not content stays out: CMP-15. */
const HTML =
  'a abbr address article aside audio b bdi bdo blockquote br button canvas caption cite code col colgroup data datalist ' +
  'dd del details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img ' +
  'input ins kbd label legend li mark menu meter nav ol optgroup option output p picture pre progress q rp rt ruby s samp ' +
  'search section select small source span strong sub summary sup table tbody td textarea tfoot th thead time tr track u ul ' +
  'var video wbr';

/** Elements of SVG: shapes, text and paint; nothing that animates attributes or embeds other markup. */
const SVG =
  'svg g defs symbol use path circle ellipse rect line polyline polygon text tspan textPath title desc marker mask pattern ' +
  'clipPath linearGradient radialGradient stop filter feBlend feColorMatrix feComposite feDropShadow feFlood ' +
  'feGaussianBlur feMerge feMergeNode feMorphology feOffset feTurbulence feDisplacementMap';

export const ALLOWED_ELEMENTS: ReadonlySet<string> = new Set(`${HTML} ${SVG}`.split(' '));

/** Attributes whose value is an address. */
export const URL_ATTRIBUTES: ReadonlySet<string> = new Set(
  'href src action formaction poster cite data ping background'.split(' '),
);

/** Attributes that hold several addresses. */
export const URL_LIST_ATTRIBUTES: ReadonlySet<string> = new Set(['srcset', 'imagesrcset']);

/** Ids of the document around the page: a page that had them could stand in for them. */
export const DOCUMENT_IDS: ReadonlySet<string> = new Set(
  'registry contenu outlet shell-header shell-footer shell-dialogs'.split(' '),
);

const PROTOCOLS: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Whether a browser that follows the address stays with pages, mail and telephone. */
export function isSafeAddress(address: string): boolean {
  try {
    return PROTOCOLS.has(new URL(address, 'https://site.invalid').protocol);
  } catch {
    return false;
  }
}
