import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';

// What somebody who has learnt something holds in their hands; the words beside it say what it is.

const drawing = (day: string) => ({ alt: '', width: 160, height: 120, day }) satisfies PictureSource;

export const choose = drawing('/pictures/skill-choose.bda5fb9068.svg');
export const consent = drawing('/pictures/skill-consent.667b5647e4.svg');
export const make = drawing('/pictures/skill-make.aea8183cc8.svg');
export const measure = drawing('/pictures/skill-measure.4ffe3b0aa6.svg');
export const money = drawing('/pictures/skill-money.cbdd03255c.svg');
export const reach = drawing('/pictures/skill-reach.2b8a244168.svg');
export const reviews = drawing('/pictures/skill-reviews.a0f33b9f32.svg');
export const structure = drawing('/pictures/skill-structure.2977fb650d.svg');
export const write = drawing('/pictures/skill-write.bf6871a204.svg');
