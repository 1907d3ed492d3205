import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';

/* Sites of the studies as the wall shows them; what only their own pages show is in `study/`. */

/** A house study on a laptop. */
export const bakeryScreen: PictureSource = {
  alt: 'Accueil jaune beurre : une miche vue de dessus et le titre « La miche sort à 7 h 40 »',
  width: 1280,
  height: 800,
  day: '/pictures/study-bakery-screen.c190ce12ac.webp',
};

/** A house study on a phone. */
export const bakeryPhone: PictureSource = {
  alt: 'Le même site au téléphone',
  width: 780,
  height: 1688,
  day: '/pictures/study-bakery-phone.789f679eaf.webp',
};

/** A house study on a laptop. */
export const roofingScreen: PictureSource = {
  alt: 'Un toit en coupe, couche par couche, sous le titre « Votre toit, couche par couche »',
  width: 1280,
  height: 800,
  day: '/pictures/study-roofing-screen.9c35b3caec.webp',
};

/** A house study on a phone. */
export const roofingPhone: PictureSource = {
  alt: 'Le même site au téléphone',
  width: 780,
  height: 1688,
  day: '/pictures/study-roofing-phone.0a67bebc28.webp',
};

/** A house study on a laptop. */
export const spaScreen: PictureSource = {
  alt: 'Une anse dans la brume et un bassin fumant',
  width: 1280,
  height: 800,
  day: '/pictures/study-spa-screen.adc1f1856c.webp',
};

/** A house study on a phone. */
export const spaPhone: PictureSource = {
  alt: 'Le même site au téléphone',
  width: 780,
  height: 1688,
  day: '/pictures/study-spa-phone.111cf149a0.webp',
};

/** A house study on a laptop. */
export const bikesScreen: PictureSource = {
  alt: 'Un vélo grandeur page sur fond bleu : « Entré lundi, roule mardi »',
  width: 1280,
  height: 800,
  day: '/pictures/study-bikes-screen.e43d112b42.webp',
};

/** A house study on a phone. */
export const bikesPhone: PictureSource = {
  alt: 'Le même site au téléphone',
  width: 780,
  height: 1688,
  day: '/pictures/study-bikes-phone.c4504998c2.webp',
};

/** A house study on a laptop. */
export const accountantsScreen: PictureSource = {
  alt: 'Une page de livre de comptes annotée au crayon rouge',
  width: 1280,
  height: 800,
  day: '/pictures/study-accountants-screen.b46a69b97f.webp',
};

/** A house study on a phone. */
export const accountantsPhone: PictureSource = {
  alt: 'Le même site au téléphone',
  width: 780,
  height: 1688,
  day: '/pictures/study-accountants-phone.9a2759602d.webp',
};

/** A house study on a laptop. */
export const mapleScreen: PictureSource = {
  alt: 'Quatre cannes de sirop, du doré au très foncé',
  width: 1280,
  height: 800,
  day: '/pictures/study-maple-screen.dd25e4e5ab.webp',
};

/** A house study on a phone. */
export const maplePhone: PictureSource = {
  alt: 'Le même site au téléphone',
  width: 780,
  height: 1688,
  day: '/pictures/study-maple-phone.d4be61c250.webp',
};

/** A house study on a phone, further down. */
export const bikesPhonePrices: PictureSource = {
  alt: 'La liste des prix de l’atelier, au téléphone',
  width: 780,
  height: 1688,
  day: '/pictures/study-bikes-phone-2.7f29c24bd9.webp',
};
