import { contourLines } from '@agence/shared-contracts/art/contourLines';
import { terrain } from '@agence/shared-contracts/art/terrain';
import type { ClaimsText } from '@agence/shared-contracts/texts/claims';
import type { HomeWords } from '@agence/shared-contracts/texts/home';
import { viewOf } from '../content/claims.ts';
import { type HomeContent, homeOf } from '../content/home/home.ts';
import { HEIGHT, WIDTH } from './SummitArt.tsx';

/** A landscape whose summit stands where the route ends; a test holds both together. */
export const landscape = terrain('cime-1250', { width: WIDTH, height: HEIGHT, roughness: 0.75 });

export interface HomeData extends HomeContent {
  /** Contour lines as SVG path data: drawn on the server, so that browsers need no code for it. */
  readonly terrain: string;
  /** The words of its file, for who edits them alone. */
  readonly source?: HomeWords;
}

const contours = contourLines(landscape, { levels: 10, step: 30 }).join('');

/** What the file of the home page says while these claims hold; all of them where none are given. */
export const homeData = (claims?: ClaimsText): HomeData => ({ ...homeOf(viewOf(claims)), terrain: contours });
