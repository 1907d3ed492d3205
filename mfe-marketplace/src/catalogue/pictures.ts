import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';

// Drawn once after `altitudeProfile`, as the pictures of courses are.

/** The climb that shows how pictures of courses are read: six modules of an advanced course. */
export const exampleClimb = {
  // The words beside it say how it is read.
  alt: '',
  width: 700,
  height: 330,
  day: '/pictures/climb-day.0b11da78d7.svg',
  night: '/pictures/climb-night.58390d158f.svg',
} as const satisfies PictureSource;
