import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import { bakeryScreen, roofingScreen, spaScreen } from '../portfolio/pictures.ts';
import { beforeScreen } from '../portfolio/study/pictures.ts';

interface Photographs {
  readonly after: PictureSource;
  readonly before?: PictureSource;
}

/** House studies that were photographed, by the id of their project; what has none is drawn. */
export const photographs: Readonly<Record<string, Photographs | undefined>> = {
  'la-fournee': { before: beforeScreen, after: bakeryScreen },
  'faitage-et-fille': { after: roofingScreen },
  'bains-de-l-anse': { after: spaScreen },
};
