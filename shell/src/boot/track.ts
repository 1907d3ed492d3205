import type { TrackedEvent } from '@agence/shared-contracts/events/tracking';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Tags that go with every event (marketing-site §7 "Tracking"). */
const TAGS = { market: 'quebec', language: 'fr-CA', business_type: 'marketing agency' };

/** Hands an event to the tag manager's queue, but only once the visitor has accepted analytics. */
export function track({ name, ...details }: TrackedEvent): void {
  if (!hasConsent()) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event: name, ...details, ...TAGS });
}

function hasConsent(): boolean {
  try {
    return localStorage.getItem('cookie-consent') === 'accepted';
  } catch {
    return false;
  }
}
