import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';

/** A house study from top to bottom. */
export const bakeryPage: PictureSource = {
  alt: 'La page d’accueil, du titre au pied de page',
  width: 1280,
  height: 1599,
  day: '/pictures/study-bakery-page.02beacc092.webp',
};

/** A house study from top to bottom. */
export const roofingPage: PictureSource = {
  alt: 'La page d’accueil, du titre au pied de page',
  width: 1280,
  height: 1393,
  day: '/pictures/study-roofing-page.f577f72fad.webp',
};

/** A house study from top to bottom. */
export const spaPage: PictureSource = {
  alt: 'La page d’accueil, du titre au pied de page',
  width: 1280,
  height: 1480,
  day: '/pictures/study-spa-page.8410398444.webp',
};

/** A house study from top to bottom. */
export const bikesPage: PictureSource = {
  alt: 'La page d’accueil, du titre au pied de page',
  width: 1280,
  height: 1398,
  day: '/pictures/study-bikes-page.72688e9cbb.webp',
};

/** A house study from top to bottom. */
export const accountantsPage: PictureSource = {
  alt: 'La page d’accueil, du titre au pied de page',
  width: 1280,
  height: 1091,
  day: '/pictures/study-accountants-page.4e2324bdd8.webp',
};

/** A house study from top to bottom. */
export const maplePage: PictureSource = {
  alt: 'La page d’accueil, du titre au pied de page',
  width: 1280,
  height: 1356,
  day: '/pictures/study-maple-page.26d5c7bb65.webp',
};

/** A decision of a house study. */
export const bakeryTitle: PictureSource = {
  alt: 'Détail du titre : l’heure de la prochaine fournée',
  width: 1240,
  height: 1070,
  day: '/pictures/study-bakery-detail-1.b27e258d7b.webp',
};

/** A decision of a house study. */
export const bakeryHours: PictureSource = {
  alt: 'Détail de l’horaire du four, quatre lignes',
  width: 908,
  height: 364,
  day: '/pictures/study-bakery-detail-2.f7b8bd0dd4.webp',
  phone: { width: 780, height: 911, day: '/pictures/study-bakery-detail-2-phone.9af2f0dc8b.webp' },
};

/** A decision of a house study. */
export const bakeryLoaves: PictureSource = {
  alt: 'Détail des quatre pains dessinés',
  width: 2048,
  height: 677,
  day: '/pictures/study-bakery-detail-3.14acedeb25.webp',
  phone: { width: 780, height: 1301, day: '/pictures/study-bakery-detail-3-phone.878fad175f.webp' },
};

/** The invented site that the bakery had before. */
export const beforeScreen: PictureSource = {
  alt: 'Ancien site inventé : bandeau brun, carrousel, texte en deux colonnes',
  width: 1280,
  height: 800,
  day: '/pictures/study-before-screen.60b785982f.webp',
};

/** Letters of a house study, in its own faces. */
export const bakeryLetters: PictureSource = {
  alt: '',
  width: 640,
  height: 389,
  day: '/pictures/study-bakery-letters.d01a268ef6.svg',
};

/** Letters of a house study, in its own faces. */
export const roofingLetters: PictureSource = {
  alt: '',
  width: 640,
  height: 341,
  day: '/pictures/study-roofing-letters.e155735c2d.svg',
};

/** Letters of a house study, in its own faces. */
export const spaLetters: PictureSource = {
  alt: '',
  width: 640,
  height: 341,
  day: '/pictures/study-spa-letters.5878cec2a7.svg',
};

/** Letters of a house study, in its own faces. */
export const bikesLetters: PictureSource = {
  alt: '',
  width: 640,
  height: 286,
  day: '/pictures/study-bikes-letters.9395aadf9d.svg',
};

/** Letters of a house study, in its own faces. */
export const accountantsLetters: PictureSource = {
  alt: '',
  width: 640,
  height: 325,
  day: '/pictures/study-accountants-letters.6468ca7849.svg',
};

/** Letters of a house study, in its own faces. */
export const mapleLetters: PictureSource = {
  alt: '',
  width: 640,
  height: 317,
  day: '/pictures/study-maple-letters.9f42fe32da.svg',
};
