import { figure } from '../claims.ts';

/** Few, so that each is read; the others stand on the pages that they are about (AMB-56). */
export const proof = {
  label: 'Ce que disent les chiffres',
  figures: [figure('averageRoi'), figure('response'), figure('guarantee')],
} as const;
