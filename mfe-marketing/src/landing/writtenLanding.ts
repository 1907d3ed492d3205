import type { LoadResult } from '@agence/shared-contracts/remote/page';
import type { ClaimsText } from '@agence/shared-contracts/texts/claims';
import { readableText } from '@agence/shared-contracts/texts/siteTexts';
import type { Landing } from '../content/landing.ts';
import { missingTexts } from '../content/written.ts';
import { followingClaims, type LandingFile } from './landingFile.ts';

/**
 * A landing page that no file has, from what staff have published or are previewing for its address. It stands in no menu.
 *
 * @param published as `LoadContext.text`
 */
export function loadWritten(
  path: string,
  published: unknown,
  claims: ClaimsText | undefined,
): LoadResult<LandingFile | { readonly texts: typeof missingTexts }> {
  const landing = published === undefined ? undefined : (readableText('landing', published) as Landing | undefined);
  if (!landing) return { kind: 'notFound', data: { texts: missingTexts } };
  const card = { path, name: landing.seo.title, summary: landing.seo.description, stat: '', order: 0 };
  return { kind: 'found', data: { card, landing: followingClaims(landing, claims) } };
}
