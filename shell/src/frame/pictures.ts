import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';

/** Marks over the trail that is lost in fog: where it was last seen, where it ends, and what nobody knows. */
export const lostMarks: PictureSource = {
  alt: '',
  width: 1280,
  height: 720,
  day: '/pictures/lost-marks.e9c05ae10c.svg',
};
