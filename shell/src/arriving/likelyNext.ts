import { isShown } from '../boot/focusOn.ts';

/** Where visitors go most from what they see: the links of the header, then the first action below the page's heading. */
export function likelyNext(page: HTMLElement | null): URL[] {
  const header = [...document.querySelectorAll<HTMLAnchorElement>('#shell-header a[href]')].filter(isShown);
  const action = page?.querySelector<HTMLAnchorElement>('h1 ~ a[href],h1 ~ * a[href]');
  const urls = [...header, ...(action ? [action] : [])].map(({ href }) => new URL(href));
  return urls.filter(
    ({ origin, pathname }, index) =>
      origin === location.origin &&
      pathname !== location.pathname &&
      urls.findIndex((one) => one.pathname === pathname) === index,
  );
}
