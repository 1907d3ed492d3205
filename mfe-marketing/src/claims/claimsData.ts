import type { ClaimsText } from '@agence/shared-contracts/texts/claims';
import { withText } from '@agence/shared-contracts/texts/siteTexts';
import { claimsText } from '../content/claimsText.ts';

/** What `/nos-chiffres` shows. */
export interface ClaimsData {
  readonly claims: ClaimsText;
}

/** @param published the claims that hold for the whole site; without them what the file says */
export function claimsData(text: unknown, published: ClaimsText | undefined): ClaimsData {
  return withText('claims', { claims: published ?? claimsText }, text);
}
