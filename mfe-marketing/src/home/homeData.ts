import { contourPaths, seedOf } from '@agence/shared-contracts/art/contours';
import { type HomeContent, home } from '../content/home/home.ts';
import { HEIGHT, WIDTH } from './SummitArt.tsx';

/** A landscape whose summit stands where the route ends; a test holds both together. */
export const SUMMIT_SEED = 'cime-258';
const LEVELS = 9;

export interface HomeData extends HomeContent {
  /** Contour lines as SVG path data: drawn on the server, so that browsers need no code for it. */
  readonly terrain: string;
}

export const homeData: HomeData = {
  ...home,
  terrain: contourPaths(seedOf(SUMMIT_SEED), WIDTH, HEIGHT, LEVELS).join(''),
};
