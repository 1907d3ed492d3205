import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import { bakeryPhone, bakeryScreen, roofingPhone, roofingScreen, spaPhone, spaScreen } from '../portfolio/pictures.ts';
import { beforeScreen } from '../portfolio/study/pictures.ts';

interface Photographs {
  readonly after: PictureSource;
  readonly before?: PictureSource;
  /** What it says stands in its middle, not on its left. */
  readonly isCentred?: true;
}

/** A site on a laptop; people with a phone see it on theirs. */
const onBoth = (screen: PictureSource, phone: PictureSource): PictureSource => ({ ...screen, phone });

/** House studies that were photographed, by the id of their project; what has none is drawn. */
export const photographs: Readonly<Record<string, Photographs | undefined>> = {
  'la-fournee': { before: beforeScreen, after: onBoth(bakeryScreen, bakeryPhone) },
  'faitage-et-fille': { after: onBoth(roofingScreen, roofingPhone) },
  'bains-de-l-anse': { after: onBoth(spaScreen, spaPhone), isCentred: true },
};
