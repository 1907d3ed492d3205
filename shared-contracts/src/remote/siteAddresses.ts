import { DATA_PREFIX } from './dataPrefix.ts';
import { PICTURES_PREFIX } from './pictureAddress.ts';
import { PAGE_PREFIX } from './servedPage.ts';
import { SOCIAL_PREFIX } from './socialImagePath.ts';

/** Where the composer answers itself. */
export const COMPOSER_ADDRESSES = {
  health: '/healthz',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  /** Whom to tell of a hole (RFC 9116). */
  security: '/.well-known/security.txt',
  releases: '/r',
  data: DATA_PREFIX,
  page: PAGE_PREFIX,
  social: SOCIAL_PREFIX,
  /** Pictures of releases, under names that say what is in them. */
  pictures: PICTURES_PREFIX,
  /** Pages whose texts staff may write. */
  texts: '/_textes',
  /** Development: sources of hot remotes. */
  sources: '/@dev',
} as const;

/** What of the backend exists on the site: everything below these addresses, and the mailbox itself. */
export const BACKEND_ADDRESSES = {
  rest: '/rest/v1',
  auth: '/auth/v1',
  functions: '/functions/v1',
  storage: '/storage/v1',
  simulator: '/simulateur-paiement',
  mailbox: '/courriels-de-developpement',
} as const;

/** Where who runs the site asks how it is. */
export const PROBE_ADDRESSES = { live: '/livez', ready: '/readyz', metrics: '/metrics' } as const;

const firstSegment = (address: string) => address.split('/')[1];
const RESERVED = new Set(
  [COMPOSER_ADDRESSES, BACKEND_ADDRESSES, PROBE_ADDRESSES].flatMap(Object.values<string>).map(firstSegment),
);

/** Whether the site keeps an address for itself: no release can have a page, redirect or file there. */
export function isReserved(address: string): boolean {
  return RESERVED.has(firstSegment(address));
}
