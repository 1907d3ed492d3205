import type { NavigationPort } from '@agence/shared-contracts/remote/shell';
import { isFocusMoved } from './focusOn.ts';
import { savesData } from './savesData.ts';

/**
 * Makes plain links navigate without page load, and gets their pages ready when the visitor is about to
 * follow them. Remotes write `<a href>` and need no router for it.
 */
export function enhanceLinks(navigation: NavigationPort): void {
  // From now on browsers fetch no documents ahead (`infra/src/composer/speculationRules.ts`).
  document.documentElement.dataset.follows = '';
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = siteLink(event);
    if (!link) return;
    event.preventDefault();
    void navigation.navigate(link.href);
  };
  document.addEventListener('click', follow);
  // React stops clicks on HTML that it has not hydrated. Nothing else answers there, so they need not bubble first.
  document.addEventListener(
    'click',
    (event) => {
      if ((event.target as Element).closest('[data-served]')) follow(event);
    },
    true,
  );
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(
      intent,
      (event) => {
        if (savesData() || isFocusMoved()) return;
        const link = siteLink(event);
        if (link && link.pathname !== location.pathname) navigation.prefetch(link.href);
      },
      { passive: true, capture: true },
    );
  }
}

/** The link of the site under an event, unless the browser should follow it by itself. */
function siteLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download') || link.dataset.native !== undefined)
    return undefined;
  return link.target && link.target !== '_self' ? undefined : link;
}
