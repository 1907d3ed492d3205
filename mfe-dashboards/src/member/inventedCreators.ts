import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import { portraitAminata, portraitCamille, portraitSamuel } from '@agence/shared-contracts/art/pictures';

/** Creators whom we have invented, by slug: their page draws their face where there is no photo, and says « Fictif ». */
export const inventedCreators: ReadonlyMap<string, PictureSource> = new Map([
  ['camille-bouchard', portraitCamille],
  ['antoine-levesque', portraitSamuel],
  ['noemie-gagnon', portraitAminata],
]);
