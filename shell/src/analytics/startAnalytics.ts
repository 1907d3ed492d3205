import type { TrackedEvent } from '@agence/shared-contracts/events/tracking';
import type { SiteConfig } from '@agence/shared-contracts/remote/siteConfig';
import { tellOtherClicks } from './tellOtherClicks.ts';

const SIGNALS = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'] as const;
const all = (state: 'granted' | 'denied') => Object.fromEntries(SIGNALS.map((signal) => [signal, state]));

type Pixel = NonNullable<typeof window.fbq> & {
  /** Set by the pixel's script when it takes over from the queue. */
  callMethod?: (...details: unknown[]) => void;
  queue: unknown[][];
};

/**
 * Starts tag manager and pixel after the visitor has accepted: consent mode begins denied, is granted, and only then do
 * scripts load (marketing-site §4 "Cookie banner"; developers.google.com/tag-platform/security/guides/consent).
 *
 * @returns tells both of a later change of mind
 */
export function startAnalytics(
  { tagManagerId, pixelId }: SiteConfig,
  track: (event: TrackedEvent) => void,
): (granted: boolean) => void {
  tellOtherClicks(track);
  window.dataLayer ??= [];
  const queue = window.dataLayer;
  // The tag manager tells commands from events by the `arguments` object.
  function gtag(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the tag manager's protocol
    queue.push(arguments);
  }
  gtag('consent', 'default', all('denied'));
  gtag('consent', 'update', all('granted'));
  if (tagManagerId) {
    queue.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    loadScript(`https://www.googletagmanager.com/gtm.js?id=${tagManagerId}`);
  }
  if (pixelId) {
    const pixel: Pixel = Object.assign(
      (...details: unknown[]) => {
        if (pixel.callMethod) pixel.callMethod(...details);
        else pixel.queue.push(details);
      },
      { queue: [] as unknown[][], loaded: true, version: '2.0' },
    );
    window.fbq = pixel;
    Object.assign(window, { _fbq: pixel });
    pixel('init', pixelId);
    pixel('track', 'PageView');
    loadScript('https://connect.facebook.net/fr_CA/fbevents.js');
  }
  return (granted) => {
    gtag('consent', 'update', all(granted ? 'granted' : 'denied'));
    window.fbq?.('consent', granted ? 'grant' : 'revoke');
  };
}

function loadScript(src: string) {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
