import type { HeadPort } from '@agence/shared-contracts/remote/shell';
import { trustedScript } from '../boot/trustedScript.ts';
import type { ArrivingPage } from './fetchServedPage.ts';
import { insertStyles } from './insertStyles.ts';
import { show } from './standBy.ts';

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
  const { data, status, degraded } = page;
  insertStyles(page.styles);
  head.set(page.head);
  // Of a page that nobody has waited for.
  document.querySelector('script[data-page]')?.remove();
  if (data !== undefined) {
    const script = document.createElement('script');
    script.type = 'application/json';
    Object.assign(script.dataset, { page: remote, path: pathname });
    script.textContent = trustedScript(JSON.stringify({ data, status, degraded }));
    document.body.append(script);
  }
  outlet.removeAttribute('data-ready');
  show(outlet, element, remote);
}
