import type { ClaimsText } from '@agence/shared-contracts/texts/claims';
import { type AboutContent, about } from '../content/about/about.ts';
import { viewOf } from '../content/claims.ts';

/** What `/a-propos` shows. @param published the claims that hold for the whole site; without them what the file says */
export const aboutData = (published: ClaimsText | undefined): AboutContent => about(viewOf(published));
