import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import { stillChalet, stillClinic, stillWorkshop } from '../pictures/pictures.ts';

/** A testimonial's `thumbnail` → the still that stands for its film. */
export const stills: Readonly<Record<string, PictureSource>> = {
  'menuiserie-poulin': stillWorkshop,
  'clinique-trait-carre': stillClinic,
  'chalets-montmorency': stillChalet,
};
