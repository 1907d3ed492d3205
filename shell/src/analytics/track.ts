import type { TrackedEvent } from '@agence/shared-contracts/events/tracking';
import type { SiteConfig } from '@agence/shared-contracts/remote/siteConfig';
import type { Consent } from '../consent/consent.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    fbq?: (command: string, event: string, details?: object) => void;
  }
}

/** Tags that go with every event (marketing-site §7 "Tracking"). */
const TAGS = { market: 'quebec', language: 'fr-CA', business_type: 'marketing agency' };

/**
 * Hands events to the tag manager's queue and to the pixel, but only once the visitor has accepted. Code of third parties
 * is loaded at the same moment, and only where the site names one.
 *
 * @param isKey the document's address is a key, which third parties would read: none is loaded
 * @returns the `track` of the shell
 */
export function createTracking(consent: Consent, config: SiteConfig, isKey = false) {
  let started: Promise<(granted: boolean) => void> | undefined;
  let isGranted = false;
  const follow = () => {
    const granted = consent.getSnapshot().choice === 'accepted';
    // Asking again decides nothing yet.
    if (granted === isGranted) return;
    isGranted = granted;
    if (started) void started.then((update) => update(granted));
    else if (granted && !isKey)
      started = import('./startAnalytics.ts').then(({ startAnalytics }) => startAnalytics(config, track));
  };
  const track = ({ name, ...details }: TrackedEvent): void => {
    if (consent.getSnapshot().choice !== 'accepted') return;
    const tagged = { ...details, ...TAGS };
    void started?.then(() => {
      window.dataLayer?.push({ event: name, ...tagged });
      window.fbq?.('trackCustom', name, tagged);
    });
  };
  consent.subscribe(follow);
  follow();
  return track;
}
