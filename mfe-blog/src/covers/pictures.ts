import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';

/** Article cover, advertisements in a search; the title stands in its upper left, in ink. The others are the house's. */
export const blogAdverts: PictureSource = {
  alt: 'Des annonces empilées comme des marches, une loupe sur la rouge',
  width: 1200,
  height: 750,
  day: '/pictures/blog-adverts.f9efc24f4d.svg',
};
