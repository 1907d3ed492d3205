import { isLocalAddress } from '../siteAddress.ts';
import { setting } from './readSettings.ts';

/** `SITE_URL` of a site in production: what visitors have in their address bar. */
export const siteUrlSetting = setting(
  'https:// and the host of the site, and nothing else, such as https://exemple.ca (http:// on this machine alone)',
  (text) => {
    const url = addressOf(text);
    return url?.pathname === '/' ? url.origin : undefined;
  },
);

/** Whether the site is for this machine alone, which is where test keys are taken. */
export function isLocalSite({ SITE_URL = '' }: Readonly<Record<string, string | undefined>>): boolean {
  const url = URL.parse(SITE_URL);
  return url !== null && isLocalAddress(url);
}

/** An address over TLS, or of this machine; undefined for anything else. */
export function addressOf(text: string): URL | undefined {
  const url = URL.parse(text);
  if (!url || [url.username, url.password, url.search, url.hash].some((part) => part !== '')) return undefined;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocalAddress(url)) ? url : undefined;
}
