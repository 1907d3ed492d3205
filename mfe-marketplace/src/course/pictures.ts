import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';

// What somebody who has learnt something holds in their hands; the words beside it say what it is.

const drawing = (day: string) => ({ alt: '', width: 160, height: 120, day }) satisfies PictureSource;

export const advert = drawing('/pictures/skill-advert.919e145f78.svg');
export const choose = drawing('/pictures/skill-choose.bda5fb9068.svg');
export const city = drawing('/pictures/skill-city.b304759e6b.svg');
export const consent = drawing('/pictures/skill-consent.667b5647e4.svg');
export const listing = drawing('/pictures/skill-listing.17abb6de22.svg');
export const make = drawing('/pictures/skill-make.aea8183cc8.svg');
export const measure = drawing('/pictures/skill-measure.4ffe3b0aa6.svg');
export const money = drawing('/pictures/skill-money.cbdd03255c.svg');
export const positions = drawing('/pictures/skill-positions.48534bc27a.svg');
export const reach = drawing('/pictures/skill-reach.2b8a244168.svg');
export const reviews = drawing('/pictures/skill-reviews.a0f33b9f32.svg');
export const structure = drawing('/pictures/skill-structure.2977fb650d.svg');
export const tracking = drawing('/pictures/skill-tracking.e5eda7aed9.svg');
export const words = drawing('/pictures/skill-words.d4335e1ab8.svg');
export const write = drawing('/pictures/skill-write.bf6871a204.svg');

const scene = (day: string) => ({ alt: '', width: 640, height: 400, day }) satisfies PictureSource;

/** What somebody is shown who looks for a day nursery close by, and a note on why one of them comes first. */
export const sceneLocalSearch = scene('/pictures/scene-local-search.41cc3ecd4f.svg');
/** A shop's page, and the step where its buyers leave. */
export const sceneOnlineShop = scene('/pictures/scene-online-shop.045b58dc35.svg');
/** A month on one page, which ends with a decision. */
export const sceneReport = scene('/pictures/scene-report.9245113bb1.svg');
