import { withTimeout } from '@agence/shared-contracts/platform';
import type { HeadPort } from '@agence/shared-contracts/remote/shell';
import { nextPaint } from '../boot/nextPaint.ts';
import { trustedScript } from '../boot/trustedScript.ts';
import { completePage } from './completePage.ts';
import type { ArrivingPage } from './fetchServedPage.ts';
import { insertStyles } from './insertStyles.ts';
import { show, shownPage } from './standBy.ts';

/** How long the rest of a page may take once its first screen is seen, in milliseconds. */
export const REST_LIMIT_MS = 4000;
/** What stands below a page that has begun comes no nearer. */
const NOT_WHOLE = '200vh';

/**
 * Puts a page into the outlet as its document would have brought it: styles, head, data, and HTML that does not answer yet. What has
 * come of it is seen at once, its rest when it is here.
 *
 * @param remote whose page it is
 * @param drawn its HTML, where that was parsed before
 * @returns once it is seen, whole, and its data stand in the document: the modules that it needs to answer
 * @throws Error when its rest does not come
 */
export async function placePage(
  outlet: HTMLElement,
  head: HeadPort,
  remote: string,
  pathname: string,
  { page, rest, isWhole, draw }: ArrivingPage,
  drawn?: HTMLElement,
): Promise<readonly string[]> {
  insertStyles(page.styles);
  outlet.removeAttribute('data-ready');
  const isDrawnWhole = isWhole();
  const element = drawn ?? draw();
  if (!isDrawnWhole) element.style.minHeight = NOT_WHOLE;
  show(outlet, element, remote);
  const isShown = () => shownPage(outlet) === element;
  const painted = nextPaint();
  const { styles, head: whole, data, modules } = await withTimeout(rest, REST_LIMIT_MS, `The rest of ${pathname}`);
  // What is drawn whole needs its styles at once; else the first screen is seen before its rest is read.
  if (!isDrawnWhole) await painted;
  if (isShown()) {
    insertStyles(styles);
    if (!isDrawnWhole) {
      completePage(element, draw());
      element.style.minHeight = '';
      if (element.style.length === 0) element.removeAttribute('style');
    }
  }
  // Nobody sees what follows: it comes after the frame in which the page is seen.
  await painted;
  if (isShown()) {
    head.set(whole);
    placeData(remote, pathname, page, data);
  }
  return modules;
}

/** Leaves the data of a page where its remote looks for them, and no others. */
function placeData(remote: string, pathname: string, { status, degraded }: ArrivingPage['page'], data: unknown) {
  // Of a page that nobody has waited for.
  document.querySelector('script[data-page]')?.remove();
  if (data === undefined) return;
  const script = document.createElement('script');
  script.type = 'application/json';
  Object.assign(script.dataset, { page: remote, path: pathname });
  script.textContent = trustedScript(JSON.stringify({ data, status, degraded }));
  document.body.append(script);
}
