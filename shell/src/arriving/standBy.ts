import { layOutAside } from '../boot/layOut.ts';
import { nextPaint } from '../boot/nextPaint.ts';
import { nextTask } from '../boot/nextTask.ts';

/** The page that Back leads to, and the one whose link was pointed at last. */
const AT_MOST = 2;

/** The page that is shown in the outlet, beside which others may stand by. */
export function shownPage(outlet: Element): HTMLElement | null {
  return outlet.querySelector<HTMLElement>(':scope > [data-remote]');
}

/**
 * Puts a page into the outlet below the one that is shown, where nobody sees, hears or reaches it (`content-visibility: hidden`), and
 * lays it out: who goes there waits for no more than its painting. Does nothing in browsers that cannot.
 *
 * @param depth down to where it will be seen, in pixels from the top of the document
 */
export function standBy(outlet: Element, page: HTMLElement, depth: number): void {
  if (!CSS.supports?.('content-visibility', 'hidden') || sharesFields(page)) return;
  const standing = outlet.querySelectorAll(':scope > [data-stands-by]');
  if (standing.length >= AT_MOST) standing[0]?.remove();
  hide(page);
  outlet.append(page);
  layOutAside(page, depth, () => page.isConnected && 'standsBy' in page.dataset);
}

/** Whether fields of a page would join a form or a choice of what is shown: both reach as far as the document, seen or not. */
function sharesFields(page: HTMLElement): boolean {
  return [...page.querySelectorAll('[form],[type=radio]')].some((field) => {
    const form = field.getAttribute('form');
    return form ? document.getElementById(form) !== null : !field.closest('form');
  });
}

/** Nobody sees, hears or reaches what is in it. */
function hide(page: HTMLElement) {
  delete page.dataset.remote;
  page.dataset.standsBy = '';
  page.style.contentVisibility = 'hidden';
  // For what reads the document itself, and not what the browser makes of it for readers.
  page.setAttribute('aria-hidden', 'true');
}

/**
 * Shows a page in the outlet and nothing else. What stands by must not be moved: it would be laid out anew. What stood there is
 * taken away after the frame in which the page is seen.
 */
export function show(outlet: Element, page: HTMLElement, remote: string): void {
  page.dataset.remote = remote;
  delete page.dataset.standsBy;
  page.style.contentVisibility = '';
  page.removeAttribute('aria-hidden');
  if (page.parentElement !== outlet) {
    outlet.replaceChildren(page);
    return;
  }
  const others = ([...outlet.children] as HTMLElement[]).filter((other) => other !== page);
  others.forEach(hide);
  void nextPaint()
    .then(nextTask)
    .then(() => {
      for (const other of others) if ('standsBy' in other.dataset) other.remove();
    });
}
