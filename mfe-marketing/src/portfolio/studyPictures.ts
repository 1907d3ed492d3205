import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import type { StudySlug } from '../content/studies/study.ts';
import * as pictures from './pictures.ts';

interface StudyPictures {
  readonly screen: PictureSource;
  readonly phone: PictureSource;
  /** Height of the phone's picture where it opens the study, in widths: it ends below a whole line. */
  readonly cut: number;
  /** Height of the other picture there, in widths. */
  readonly fold: number;
  /** A second phone, further down. */
  readonly below?: PictureSource;
}

/** What the wall shows of each study. */
export const studyPictures: Readonly<Record<StudySlug, StudyPictures>> = {
  'la-fournee': { screen: pictures.bakeryScreen, phone: pictures.bakeryPhone, cut: 1.49, fold: 0.559 },
  'faitage-et-fille': { screen: pictures.roofingScreen, phone: pictures.roofingPhone, cut: 1.44, fold: 0.595 },
  'bains-de-l-anse': { screen: pictures.spaScreen, phone: pictures.spaPhone, cut: 1.6, fold: 0.595 },
  'cale-pied': {
    screen: pictures.bikesScreen,
    phone: pictures.bikesPhone,
    cut: 1.665,
    fold: 0.595,
    below: pictures.bikesPhonePrices,
  },
  'colonne-et-marge': { screen: pictures.accountantsScreen, phone: pictures.accountantsPhone, cut: 1.55, fold: 0.595 },
  'erabliere-du-rang-4': { screen: pictures.mapleScreen, phone: pictures.maplePhone, cut: 1.53, fold: 0.595 },
};
