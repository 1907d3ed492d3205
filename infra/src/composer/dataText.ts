import { createHash } from 'node:crypto';
import type { LoadedPage } from '@agence/shared-contracts/server';
import { SITE_URL_TOKEN } from '../build/prerender.ts';
import type { ResolvedPage } from './resolve.ts';

/** Data that a document does not bring itself, in characters; fewer weigh less in it than their hash and a request. */
const MIN_LATER = 3000;

/** What navigation inside the site learns of a page, as text. */
export function dataText(
  loaded: LoadedPage | { readonly kind: 'redirect' },
  isListed: boolean,
  siteUrl: string,
): string {
  const instead = loaded.kind === 'page' && !isListed ? loaded.instead : undefined;
  const said = JSON.stringify(instead ? { kind: 'redirect', ...instead } : loaded);
  return said.replaceAll(SITE_URL_TOKEN, siteUrl);
}

/** What a release says stays the same object for as long as it is kept. */
const hashes = new WeakMap<LoadedPage, { readonly hash: string | undefined }>();

/**
 * The hash of a page's data where its document leaves them for later: a release says the same at the same address for good, so that
 * browsers fetch them when they wake. What the backend says may be something else by then.
 */
export function hashOfLaterData(
  { keep, query, isListed }: Pick<ResolvedPage, 'keep' | 'query' | 'isListed'>,
  loaded: LoadedPage,
  siteUrl: string,
): string | undefined {
  if (keep !== 'always' || query !== '' || !isListed || loaded.degraded || loaded.data === undefined) return undefined;
  const known = hashes.get(loaded) ?? { hash: hashOfLong(dataText(loaded, isListed, siteUrl)) };
  hashes.set(loaded, known);
  return known.hash;
}

function hashOfLong(text: string): string | undefined {
  return text.length < MIN_LATER ? undefined : `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
