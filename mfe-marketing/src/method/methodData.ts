import type { ClaimsText } from '@agence/shared-contracts/texts/claims';
import { viewOf } from '../content/claims.ts';
import { type MethodContent, method } from '../content/method/method.ts';

/** What `/methode` shows. @param published the claims that hold for the whole site; without them what the file says */
export const methodData = (published: ClaimsText | undefined): MethodContent => method(viewOf(published));
