import { nextPaint } from './nextPaint.ts';
import { whenIdle } from './whenIdle.ts';

/** What has become of what is `laidOutWhenNear`: `hidden` where it is left out, `visible` where it is laid out wherever it lies. */
const LATER = '--ag-later';
/** Nothing lower is left out, in pixels: most elements of a page are lines and labels, and need not be asked. */
const LOWEST = 64;
/** Pages that nobody sees yet, with how far they are laid out already. */
const laidOut = new WeakMap<HTMLElement, string>();

/** The same page is laid out otherwise in a window of another width. */
const reachOf = (depth: number) => `${innerWidth} ${depth}`;

/**
 * Has the next frame show what begins above a depth and no more: browsers lay out in it whatever begins within two screens, and the
 * page is seen that much later.
 *
 * @param depth pixels from the top of the document
 * @returns once that frame is painted, when all is as it was
 */
export async function layOutFirst(page: HTMLElement, depth: number): Promise<void> {
  page.style.setProperty(LATER, 'hidden');
  // Looking through what is laid out already takes a tenth of the time until it is seen.
  if (laidOut.get(page) !== reachOf(depth)) {
    requestAnimationFrame(() => {
      // What is laid out may be lower than it was taken to be, and leave room for more.
      for (let found = leftOut(page, depth); found.length > 0; found = leftOut(page, depth))
        for (const part of found) part.style.setProperty(LATER, 'visible');
    });
  }
  laidOut.delete(page);
  await nextPaint();
  asItCame(page);
}

/**
 * Lays out what begins above a depth, of a page that nobody sees yet: one part after the other while the browser is idle.
 *
 * @param isWanted whether it still stands by
 */
export function layOutAside(page: HTMLElement, depth: number, isWanted: () => boolean): void {
  page.style.setProperty(LATER, 'hidden');
  const next = () => {
    if (!isWanted()) return;
    const [part] = leftOut(page, depth);
    if (!part) {
      laidOut.set(page, reachOf(depth));
      return;
    }
    part.style.setProperty(LATER, 'visible');
    whenIdle(next);
  };
  whenIdle(next);
}

/** Lays out all of a page: a place in it is true only then. */
export function layOutWhole(page: HTMLElement): void {
  asItCame(page);
  page.style.setProperty(LATER, 'visible');
}

/** It is hydrated without what was said of its parts. */
function asItCame(page: HTMLElement) {
  for (const part of [page, ...page.querySelectorAll<HTMLElement>(`[style*="${LATER}"]`)]) {
    part.style.removeProperty(LATER);
    if (part.style.length === 0) part.removeAttribute('style');
  }
}

/** What is left out though it begins above a depth. Never looks into what is left out: that would lay it out. */
function leftOut(page: HTMLElement, depth: number): HTMLElement[] {
  const { top: start = 0 } = page.parentElement?.getBoundingClientRect() ?? {};
  const limit = depth - scrollY - start + page.getBoundingClientRect().top;
  const within = (parent: Element): HTMLElement[] =>
    [...parent.children].flatMap((element) => {
      if (!(element instanceof HTMLElement)) return [];
      const { top, height } = element.getBoundingClientRect();
      // One without a box of its own has none, and children that may.
      if (top >= limit || (height > 0 && height < LOWEST)) return [];
      return getComputedStyle(element).contentVisibility === 'hidden' ? [element] : within(element);
    });
  return within(page);
}
