import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import type { StudySlug } from '../content/studies/study.ts';
import * as pictures from './pictures.ts';

interface StudyPictures {
  readonly screen: PictureSource;
  readonly phone: PictureSource;
  /** A second phone, further down. */
  readonly below?: PictureSource;
}

/** What the wall shows of each study. */
export const studyPictures: Readonly<Record<StudySlug, StudyPictures>> = {
  'la-fournee': { screen: pictures.bakeryScreen, phone: pictures.bakeryPhone },
  'faitage-et-fille': { screen: pictures.roofingScreen, phone: pictures.roofingPhone },
  'bains-de-l-anse': { screen: pictures.spaScreen, phone: pictures.spaPhone },
  'cale-pied': { screen: pictures.bikesScreen, phone: pictures.bikesPhone, below: pictures.bikesPhonePrices },
  'colonne-et-marge': { screen: pictures.accountantsScreen, phone: pictures.accountantsPhone },
  'erabliere-du-rang-4': { screen: pictures.mapleScreen, phone: pictures.maplePhone },
};
