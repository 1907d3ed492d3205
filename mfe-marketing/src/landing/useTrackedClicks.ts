import { useShell } from '@agence/shared-contracts/platform';
import { type RefObject, useEffect } from 'react';

/**
 * Tells analytics about clicks on `data-cta` elements (marketing-site §7). Listens above React's
 * root, which lets no click through on HTML that it has not hydrated: most parts of a landing page stay like that.
 */
export function useTrackedClicks(place: RefObject<HTMLElement | null>): void {
  const { track } = useShell();
  useEffect(() => {
    const tell = (event: Event) => {
      const cta = (event.target as Element).closest<HTMLElement>('[data-cta]');
      const { cta: label, location = '' } = cta?.dataset ?? {};
      if (label && place.current?.contains(cta)) track({ name: 'cta_clicked', label, location });
    };
    document.addEventListener('click', tell, true);
    return () => document.removeEventListener('click', tell, true);
  }, [place, track]);
}
