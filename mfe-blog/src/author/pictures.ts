import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';

/** A drawn face of somebody whom we have invented; say « Fictif » beside it. */
export const portraitCatherine: PictureSource = {
  alt: 'Portrait dessiné : tresse brune, bandeau rouge',
  width: 240,
  height: 240,
  day: '/pictures/portrait-catherine.428c6534b1.svg',
};

/** A drawn face of somebody whom we have invented; say « Fictif » beside it. */
export const portraitOlivier: PictureSource = {
  alt: 'Portrait dessiné : cheveux et barbe roux, col blanc',
  width: 240,
  height: 240,
  day: '/pictures/portrait-olivier.3f0e7989d6.svg',
};

/** A drawn face of somebody whom we have invented; say « Fictif » beside it. */
export const portraitMelissa: PictureSource = {
  alt: 'Portrait dessiné : longs cheveux blonds, boucles d’oreilles rouges',
  width: 240,
  height: 240,
  day: '/pictures/portrait-melissa.6b4462b245.svg',
};
