import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';

// Creators whom we have invented, drawn without what is behind their faces: they stand before their mountain.

const figure = (day: string) => ({ alt: '', width: 200, height: 232, day }) satisfies PictureSource;

export const figureAminata = figure('/pictures/figure-aminata.045c9102aa.svg');
export const figureCamille = figure('/pictures/figure-camille.7255c91e2a.svg');
export const figureSamuel = figure('/pictures/figure-samuel.3e657b2270.svg');

// What each of them teaches by, beside what a learner says of it: a phone at a window, a placemat, a café that is found.

const scene = (day: string) => ({ alt: '', width: 640, height: 400, day }) satisfies PictureSource;

export const sceneAminata = scene('/pictures/scene-aminata.460301e748.svg');
export const sceneCamille = scene('/pictures/scene-camille.604b7989cd.svg');
export const sceneSamuel = scene('/pictures/scene-samuel.e7da075ff8.svg');
