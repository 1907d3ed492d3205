import { contourLines } from '@agence/shared-contracts/art/contourLines';
import { terrain } from '@agence/shared-contracts/art/terrain';
import { type HomeContent, home } from '../content/home/home.ts';
import { HEIGHT, WIDTH } from './SummitArt.tsx';

/** A landscape whose summit stands where the route ends; a test holds both together. */
export const landscape = terrain('cime-1250', { width: WIDTH, height: HEIGHT, roughness: 0.75 });

export interface HomeData extends HomeContent {
  /** Contour lines as SVG path data: drawn on the server, so that browsers need no code for it. */
  readonly terrain: string;
}

export const homeData: HomeData = {
  ...home,
  terrain: contourLines(landscape, { levels: 10, step: 30 }).join(''),
};
