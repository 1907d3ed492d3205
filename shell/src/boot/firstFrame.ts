import { nextPaint } from './nextPaint.ts';

/** `hidden` where what `laidOutWhenNear` is left out. */
const LATER = '--ag-later';

/**
 * Has the next frame show what is on the screen and no more: browsers lay out in it whatever begins within two screens, and the
 * page is seen that much later.
 *
 * @param page stands where it begins by then
 * @returns once that frame is painted, when all is as it was
 */
export async function leaveOutBelow(page: HTMLElement): Promise<void> {
  const shown = [page];
  page.style.setProperty(LATER, 'hidden');
  requestAnimationFrame(() => {
    // What is laid out may be lower than it was taken to be, and leave room for more.
    for (let found = leftOutOnScreen(page); found.length > 0; found = leftOutOnScreen(page)) {
      for (const element of found) element.style.setProperty(LATER, 'auto');
      shown.push(...found);
    }
  });
  await nextPaint();
  for (const element of shown) {
    element.style.removeProperty(LATER);
    // It is hydrated as it came.
    if (element.style.length === 0) element.removeAttribute('style');
  }
}

/** What is left out though it is on the screen. Never looks into what is left out: that would lay it out. */
function leftOutOnScreen(parent: Element): HTMLElement[] {
  return [...parent.children].flatMap((element) => {
    if (!(element instanceof HTMLElement) || element.getBoundingClientRect().top >= innerHeight) return [];
    return getComputedStyle(element).contentVisibility === 'hidden' ? [element] : leftOutOnScreen(element);
  });
}
