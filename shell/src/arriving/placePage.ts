import type { HeadPort } from '@agence/shared-contracts/remote/shell';
import { nextPaint } from '../boot/nextPaint.ts';
import { trustedScript } from '../boot/trustedScript.ts';
import type { ArrivingPage } from './fetchServedPage.ts';
import { insertStyles } from './insertStyles.ts';
import { show, shownPage } from './standBy.ts';

/**
 * Puts a page into the outlet as its document would have brought it: styles, head, data, and HTML that does not answer yet.
 *
 * @param remote whose page it is
 * @param element its HTML, where that was parsed before
 */
export function placePage(
  outlet: HTMLElement,
  head: HeadPort,
  remote: string,
  pathname: string,
  { page, draw }: ArrivingPage,
  element = draw(),
): void {
  insertStyles(page.styles);
  outlet.removeAttribute('data-ready');
  show(outlet, element, remote);
  // Nobody sees the rest: it comes after the frame in which the page is seen.
  void nextPaint().then(() => {
    if (shownPage(outlet) !== element) return;
    head.set(page.head);
    placeData(remote, pathname, page);
  });
}

/** Leaves the data of a page where its remote looks for them, and no others. */
function placeData(remote: string, pathname: string, { data, status, degraded }: ArrivingPage['page']) {
  // Of a page that nobody has waited for.
  document.querySelector('script[data-page]')?.remove();
  if (data === undefined) return;
  const script = document.createElement('script');
  script.type = 'application/json';
  Object.assign(script.dataset, { page: remote, path: pathname });
  script.textContent = trustedScript(JSON.stringify({ data, status, degraded }));
  document.body.append(script);
}
