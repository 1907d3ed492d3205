import type { ClaimsText } from '@agence/shared-contracts/texts/claims';
import type { HomeWords } from '@agence/shared-contracts/texts/home';
import { viewOf } from '../content/claims.ts';
import { type HomeContent, homeOf } from '../content/home/home.ts';

export interface HomeData extends HomeContent {
  /** The words of its file, for who edits them alone. */
  readonly source?: HomeWords;
}

/** What the file of the home page says while these claims hold; all of them where none are given. */
export const homeData = (claims?: ClaimsText): HomeData => homeOf(viewOf(claims));
