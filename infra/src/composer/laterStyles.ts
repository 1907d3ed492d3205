import { COMPOSER_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import { etagOf } from './etagOf.ts';

/** Where browsers fetch styles of what lies below the first screen of a page; no remote has such a name. */
export const STYLES_PREFIX = `${COMPOSER_ADDRESSES.releases}/later/_styles/`;
const HASH = 16;

/** What such an address names. */
export interface StylesOfPage {
  readonly hash: string;
  readonly path: string;
}

/** The address says of which page and which text: whoever composes the page again knows whether it is the same, and stores nothing. */
export function stylesPath(text: string, path: string): string {
  return `${STYLES_PREFIX}${hashOf(etagOf(text))}${path}`;
}

/** What an address names; undefined where it is none of styles. */
export function pageOfStyles(pathname: string): StylesOfPage | undefined {
  const named = pathname.startsWith(STYLES_PREFIX) ? pathname.slice(STYLES_PREFIX.length) : '';
  const [, hash, path] = /^([\w-]{16})(\/.*)$/.exec(named) ?? [];
  return hash !== undefined && path !== undefined ? { hash, path } : undefined;
}

/** Tells texts of one page apart. @param etag of the text */
export function hashOf(etag: string): string {
  return etag.slice(1, 1 + HASH);
}
