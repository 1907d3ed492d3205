import { classListsIn, endsOfFirstScreen, type FirstScreen, type Named } from './firstScreen.ts';

/** What styled-components writes after the rules of each component: its place in the order, its name, and its classes. */
const MARKER = /^data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}$/;
const END_OF_RULE = '/*!sc*/\n';
/** A comma that stands in no brackets; brackets in brackets in those count as none, and such a rule stays first. */
const BETWEEN_SELECTORS = /,(?![^()]*(?:\([^()]*\)[^()]*)*\))/;
const STYLE = /<style([^>]*)>([\s\S]*?)<\/style>/g;

/** The rules of one component. */
interface Group {
  readonly css: string;
  /** What its rules are known by: the name of the component and its classes, or the animation. */
  readonly names: readonly string[];
  readonly selectors: readonly string[];
}

interface Sheet {
  readonly attributes: string;
  readonly css: string;
}

/** Styles of a page as its markup comes to need them, and where the second part of them comes in. */
export interface StyleOrder {
  /** Elements before all markup. */
  readonly first: string;
  /** Elements for what lies below the first screen. */
  readonly later: string;
  /** Offset of those in the markup of the page; after all of it where nothing else may be told apart. */
  readonly at: number;
}

/**
 * Parts the styles of a page into those of its first screen and those of what lies below. styled-components puts all of them
 * back into the order of its components when it starts, and nothing may look different before: what another order would change
 * stays first.
 *
 * @param styles elements as styled-components renders them; what others wrote stays first
 * @param html markup of the page
 * @param around what the frame has before it and after it
 */
export function orderStyles(styles: string, html: string, around: { before: string; after: string }): StyleOrder {
  const sheets = [...styles.matchAll(STYLE)].map(([, attributes = '', css = '']) => {
    const groups = /\sdata-styled=/.test(attributes) ? groupsOf(css) : undefined;
    return { attributes, css, groups };
  });
  const selectors = sheets.flatMap(({ groups = [] }) => groups.flatMap((group) => group.selectors));
  const screen = endsOfFirstScreen(html).find((end) => !selectors.some((selector) => looksAcross(selector, end)));
  const at = screen?.end ?? html.length;
  const usedFirst = new Set(classListsIn(around.before + html.slice(0, at)).flat());
  const below = classListsIn(html.slice(at) + around.after);
  const first: Sheet[] = [];
  const later: Sheet[] = [];
  for (const { attributes, css, groups } of sheets) {
    if (!groups) {
      first.push({ attributes, css });
      continue;
    }
    const stays = stayingFirst(groups, usedFirst, below);
    const cssOf = (isFirst: boolean) =>
      groups.flatMap((group, at) => (stays[at] === isFirst ? group.css : [])).join('');
    first.push({ attributes, css: cssOf(true) });
    later.push({ attributes, css: cssOf(false) });
  }
  return { first: elementsOf(first), later: elementsOf(later), at };
}

/** Which groups stay first, in their order. */
function stayingFirst(groups: readonly Group[], used: ReadonlySet<string>, below: readonly string[][]): boolean[] {
  const stays = groups.map(({ names, selectors }) => names.some((name) => used.has(name)) || selectors.some(isForAll));
  const at = new Map(groups.flatMap(({ names }, index) => names.map((name) => [name, index] as const)));
  // An element below keeps the order of its own components.
  const elements = below.map((list) => list.flatMap((name) => at.get(name) ?? []));
  for (let changes = true; changes; ) {
    changes = false;
    for (const indices of elements) {
      const last = Math.max(-1, ...indices.filter((index) => stays[index]));
      for (const index of indices.filter((one) => one < last && !stays[one])) {
        stays[index] = true;
        changes = true;
      }
    }
  }
  const css = groups.flatMap((group, index) => (stays[index] ? group.css : [])).join('');
  return groups.map(({ names, selectors }, index) =>
    selectors.length > 0 ? (stays[index] as boolean) : names.some((name) => css.includes(name)),
  );
}

/** Components of a sheet in their order; undefined where styled-components has not written it. */
function groupsOf(css: string): Group[] | undefined {
  const groups: Group[] = [];
  let rules: string[] = [];
  for (const rule of css.split(END_OF_RULE)) {
    const [, id, content] = MARKER.exec(rule) ?? [];
    if (id !== undefined && content !== undefined) {
      const text = [...rules, rule, ''].join(END_OF_RULE);
      const selectors = [...rules.join('').matchAll(/([^{}]+)\{/g)].map(([, one = '']) => one);
      const names = [id, ...content.split(',').filter(Boolean)];
      groups.push({ css: text, names, selectors: isAnimation(selectors) ? [] : selectors.filter(isOfElements) });
      rules = [];
    } else rules.push(rule);
  }
  return rules.join('').trim() === '' ? groups : undefined;
}

const isAnimation = ([first = '']: readonly string[]) => first.startsWith('@keyframes');
const isOfElements = (selector: string) => !selector.startsWith('@');

/** Whether a rule is for whatever stands somewhere, whose own components know nothing of it; or for what has no class of them. */
const isForAll = (selector: string) =>
  selector
    .split(BETWEEN_SELECTORS)
    .some((one) => /(?:^|[\s>+~])\*(?:::?[\w-]+)*$/.test(one.trim()) || !one.includes('.'));

/** Whether a selector looks back over the place where an element comes between two, or counts the elements around it. */
function looksAcross(selector: string, { last, parent }: FirstScreen): boolean {
  // In brackets of `:nth-child()` the sign adds.
  const unadded = selector.replaceAll(/(:nth-[\w-]+)\([^()]*\)/g, '$1');
  if (/:(?:has|is|not|where)\([^)]*\+/.test(unadded)) return true;
  const plain = selector.replaceAll(/\([^()]*\)/g, '()');
  const isOfPlace = ([, outer]: RegExpExecArray) => outer === undefined || mayBe(outer, parent);
  const before = [...plain.matchAll(/(?:([^\s>+~,]*)\s*>\s*)?([^\s>+~,]*)\s*\+/g)];
  // What follows anything follows whatever comes between too.
  if (before.some((found) => found[2] !== '*' && isOfPlace(found) && mayBe(found[2] as string, last))) return true;
  const counted = [
    ...plain.matchAll(/(?:([^\s>+~,]*)\s*>\s*)?([^\s>+~,:]*)(?::(?:is|not|where)\()?:nth-(?:last-)?child/g),
  ];
  return counted.some((found) => isOfPlace(found) && !/^(?:li|td|th|tr|dt|dd|option)\b/.test(found[2] as string));
}

/** Whether a part of a selector can mean an element. */
function mayBe(compound: string, [tag, ...classes]: Named): boolean {
  const named = /^[a-z][\w-]*/i.exec(compound)?.[0];
  if (named !== undefined && named !== tag) return false;
  return [...compound.matchAll(/\.([\w-]+)/g)].every(([, one = '']) => classes.includes(one));
}

/** Sheets as elements; those that follow each other and are alike are one, as each has a hash in the policy. */
function elementsOf(sheets: readonly Sheet[]): string {
  const joined: Sheet[] = [];
  for (const sheet of sheets.filter(({ css }) => css !== '')) {
    const before = joined.at(-1);
    if (before?.attributes === sheet.attributes && /\sdata-styled=/.test(sheet.attributes))
      joined[joined.length - 1] = { ...before, css: before.css + sheet.css };
    else joined.push(sheet);
  }
  return joined.map(({ attributes, css }) => `<style${attributes}>${css}</style>`).join('');
}
