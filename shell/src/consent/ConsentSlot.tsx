import { type ComponentType, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Consent } from './consent.ts';

/** Where the banner stands while the visitor is asked; those who have answered never load it. */
export function ConsentSlot({ consent }: { readonly consent: Consent | undefined }) {
  const subscribe = consent?.subscribe ?? (() => () => {});
  const asking = useSyncExternalStore(
    subscribe,
    () => consent?.getSnapshot().asking ?? false,
    () => false,
  );
  // Bars at the thumb leave the notice their place, from the first paint on: the document has said so by then (`render.ts`).
  useLayoutEffect(() => {
    if (consent) document.documentElement.toggleAttribute('data-asking', asking || consent.getSnapshot().asking);
  }, [consent, asking]);
  const [Banner, setBanner] = useState<ComponentType<{ consent: Consent }>>();
  useEffect(() => {
    if (asking) void import('./ConsentBanner.tsx').then(({ ConsentBanner }) => setBanner(() => ConsentBanner));
  }, [asking]);
  return asking && consent && Banner ? <Banner consent={consent} /> : null;
}
