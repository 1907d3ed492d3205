import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import type { StudySlug } from '../content/studies/study.ts';
import * as pictures from '../pictures/pictures.ts';

interface StudyPictures {
  readonly screen: PictureSource;
  readonly phone: PictureSource;
  /** The front page from its title to its foot. */
  readonly page: PictureSource;
  /** What each decision looks like, where it was photographed by itself. */
  readonly decisions?: readonly PictureSource[];
  /** The invented site that the study replaces. */
  readonly before?: PictureSource;
  /** A second phone, further down. */
  readonly below?: PictureSource;
}

/** What was photographed of each study. */
export const studyPictures: Readonly<Record<StudySlug, StudyPictures>> = {
  'la-fournee': {
    ...{ screen: pictures.bakeryScreen, phone: pictures.bakeryPhone, page: pictures.bakeryPage },
    decisions: [pictures.bakeryTitle, pictures.bakeryHours, pictures.bakeryLoaves],
    before: pictures.beforeScreen,
  },
  'faitage-et-fille': { screen: pictures.roofingScreen, phone: pictures.roofingPhone, page: pictures.roofingPage },
  'bains-de-l-anse': { screen: pictures.spaScreen, phone: pictures.spaPhone, page: pictures.spaPage },
  'cale-pied': {
    ...{ screen: pictures.bikesScreen, phone: pictures.bikesPhone, page: pictures.bikesPage },
    below: pictures.bikesPhonePrices,
  },
  'colonne-et-marge': {
    ...{ screen: pictures.accountantsScreen, phone: pictures.accountantsPhone, page: pictures.accountantsPage },
  },
  'erabliere-du-rang-4': { screen: pictures.mapleScreen, phone: pictures.maplePhone, page: pictures.maplePage },
};
