import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import type { StudySlug } from '../../content/studies/study.ts';
import * as pictures from './pictures.ts';

interface PagePictures {
  /** The front page from its title to its foot. */
  readonly page: PictureSource;
  /** The word that shows its letters, in its own faces. */
  readonly letters: PictureSource;
  /** What each decision looks like, where it was photographed by itself. */
  readonly decisions?: readonly PictureSource[];
  /** The invented site that the study replaces. */
  readonly before?: PictureSource;
}

/** What only the page of a study shows of it. */
export const pagePictures: Readonly<Record<StudySlug, PagePictures>> = {
  'la-fournee': {
    page: pictures.bakeryPage,
    letters: pictures.bakeryLetters,
    decisions: [pictures.bakeryTitle, pictures.bakeryHours, pictures.bakeryLoaves],
    before: pictures.beforeScreen,
  },
  'faitage-et-fille': { page: pictures.roofingPage, letters: pictures.roofingLetters },
  'bains-de-l-anse': { page: pictures.spaPage, letters: pictures.spaLetters },
  'cale-pied': { page: pictures.bikesPage, letters: pictures.bikesLetters },
  'colonne-et-marge': { page: pictures.accountantsPage, letters: pictures.accountantsLetters },
  'erabliere-du-rang-4': { page: pictures.maplePage, letters: pictures.mapleLetters },
};
