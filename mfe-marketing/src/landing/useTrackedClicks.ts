import { useShell } from '@agence/shared-contracts/platform';
import { type RefObject, useEffect } from 'react';

/**
 * Tells analytics about clicks on `data-cta` elements (marketing-site §7). Listens to the browser's own event, because
 * most parts of a landing page never become React's in the browser.
 */
export function useTrackedClicks(place: RefObject<HTMLElement | null>): void {
  const { track } = useShell();
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const tell = (event: Event) => {
      const cta = (event.target as Element).closest<HTMLElement>('[data-cta]');
      const { cta: label, location = '' } = cta?.dataset ?? {};
      if (label) track({ name: 'cta_clicked', label, location });
    };
    element.addEventListener('click', tell);
    return () => element.removeEventListener('click', tell);
  }, [place, track]);
}
