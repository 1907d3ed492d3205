import type { Page } from 'playwright-core';

/** How many elements of a page are looked at. */
const PROBES = 40;
/** What a style sheet of somebody else would change. */
const PROPERTIES = [
  'color background-color background-image font-family font-size font-weight font-style line-height letter-spacing text-align',
  'text-decoration-line text-transform margin-top margin-right margin-bottom margin-left padding-top padding-right padding-bottom',
  'padding-left border-top-width border-top-color border-top-left-radius box-shadow display position z-index opacity visibility',
  'overflow-x transform filter cursor outline-width box-sizing gap',
].flatMap((line) => line.split(' '));

/** Computed styles of elements: the element's place in the document → property → value. */
export type Probes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Looks at 40 elements all over the page, the same ones wherever these places are there again. */
export function probe(page: Page, places?: readonly string[]): Promise<Probes> {
  return page.evaluate(
    ({ places, count, properties }) => {
      const placeOf = (element: Element): string => {
        const parent = element.parentElement;
        if (!parent || element.id) return element.id ? `#${CSS.escape(element.id)}` : ':root';
        return `${placeOf(parent)} > ${element.tagName.toLowerCase()}:nth-child(${[...parent.children].indexOf(element) + 1})`;
      };
      const all = [...document.querySelectorAll('#shell-header *, #contenu *, #shell-footer *')].filter(
        (element) => element.getClientRects().length > 0,
      );
      const step = Math.max(1, all.length / count);
      const chosen =
        places ??
        Array.from({ length: Math.min(count, all.length) }, (_, index) =>
          placeOf(all[Math.floor(index * step)] as Element),
        );
      const entries = chosen.flatMap((place) => {
        const element = document.querySelector(place);
        if (!element) return [];
        const style = getComputedStyle(element);
        return [[place, Object.fromEntries(properties.map((name) => [name, style.getPropertyValue(name)]))] as const];
      });
      return Object.fromEntries(entries);
    },
    { places, count: PROBES, properties: PROPERTIES },
  );
}

/** What differs, in words; nothing for elements that are not there any more. */
export function changedStyles(before: Probes, after: Probes): string[] {
  return Object.entries(before).flatMap(([place, style]) => {
    const now = after[place];
    if (!now) return [];
    const names = Object.keys(style).filter((name) => style[name] !== now[name]);
    return names.map(
      (name) => `${name} of ${place.split(' > ').slice(-2).join(' > ')} from ${style[name]} to ${now[name]}`,
    );
  });
}
