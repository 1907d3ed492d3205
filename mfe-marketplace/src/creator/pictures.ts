import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';

// Creators whom we have invented, drawn without what is behind their faces: they stand before their mountain.

const figure = (day: string) => ({ alt: '', width: 200, height: 232, day }) satisfies PictureSource;

export const figureAminata = figure('/pictures/figure-aminata.045c9102aa.svg');
export const figureCamille = figure('/pictures/figure-camille.7255c91e2a.svg');
export const figureSamuel = figure('/pictures/figure-samuel.3e657b2270.svg');
