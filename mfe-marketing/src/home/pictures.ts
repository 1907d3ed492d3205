import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';

/** A length of the route that runs down the home page, one below the other. */
export const homeRoute: PictureSource = {
  alt: '',
  width: 32,
  height: 560,
  day: '/pictures/home-route.8909f50e75.svg',
};
