import type { LegalText, legalTexts } from '../content/legal/legalText.ts';

/** What a legal page shows; browsers get it from the server. */
export interface LegalData {
  readonly text: LegalText;
  readonly texts: typeof legalTexts;
}
