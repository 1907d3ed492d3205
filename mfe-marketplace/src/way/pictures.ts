import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';

/** Marks over the trail that is lost in fog, as where no page is: the shell has them for itself. */
export const lostMarks: PictureSource = {
  alt: '',
  width: 1280,
  height: 720,
  day: '/pictures/lost-marks.e9c05ae10c.svg',
};
