import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';

// What the shop sells and no course shows, drawn as what it is. Names beside them say it.

export const calendar = {
  alt: '',
  width: 880,
  height: 864,
  day: '/pictures/good-calendar.f98f559d86.avif',
  night: '/pictures/good-calendar-night.715b7d0276.avif',
  fallback: '/pictures/good-calendar.adc4877efe.webp',
} as const satisfies PictureSource;

/** More of its months, where a card is wide; phones have the one that stands alone. */
export const calendarWide = {
  alt: '',
  width: 1440,
  height: 864,
  day: '/pictures/good-calendar-wide.5f53bc6bc1.avif',
  night: '/pictures/good-calendar-wide-night.764c57f18b.avif',
  fallback: '/pictures/good-calendar-wide.be3cf5e9be.webp',
  phone: { width: 880, height: 864, day: calendar.day, night: calendar.night },
} as const satisfies PictureSource;

/** The free guide. */
export const guide = {
  alt: '',
  width: 796,
  height: 784,
  day: '/pictures/good-guide.4ea08e9886.avif',
  night: '/pictures/good-guide-night.58f571a0e3.avif',
  fallback: '/pictures/good-guide.55b7e197f7.webp',
} as const satisfies PictureSource;

export const kit = {
  alt: '',
  width: 816,
  height: 816,
  day: '/pictures/good-kit.69c9ab52d3.avif',
  night: '/pictures/good-kit-night.372e4dbc7d.avif',
  fallback: '/pictures/good-kit.ececc802cf.webp',
} as const satisfies PictureSource;

export const call = {
  alt: '',
  width: 920,
  height: 740,
  day: '/pictures/good-call.8fe5194b1d.avif',
  night: '/pictures/good-call-night.4b4b9c1270.avif',
  fallback: '/pictures/good-call.62aaeeb68d.webp',
} as const satisfies PictureSource;

export const plan = {
  alt: '',
  width: 920,
  height: 784,
  day: '/pictures/good-plan.a267087121.avif',
  night: '/pictures/good-plan-night.40a2a1f531.avif',
  fallback: '/pictures/good-plan.e5c5aba5d7.webp',
} as const satisfies PictureSource;

export const resource = {
  alt: '',
  width: 816,
  height: 816,
  day: '/pictures/good-resource.7592b2fde3.avif',
  night: '/pictures/good-resource-night.34cea7281e.avif',
  fallback: '/pictures/good-resource.410070d737.webp',
} as const satisfies PictureSource;

export const consultation = {
  alt: '',
  width: 920,
  height: 740,
  day: '/pictures/good-consultation.317f015ce2.avif',
  night: '/pictures/good-consultation-night.54ee056056.avif',
  fallback: '/pictures/good-consultation.3e9f6ae462.webp',
} as const satisfies PictureSource;

// Pages of the guides that come with them.

export const calendarGuide1 = {
  alt: '',
  width: 420,
  height: 544,
  day: '/pictures/guide-calendrier-de-contenu-1.d4e251b912.avif',
  fallback: '/pictures/guide-calendrier-de-contenu-1.ecb8626ba3.webp',
} as const satisfies PictureSource;

export const calendarGuide2 = {
  alt: '',
  width: 420,
  height: 544,
  day: '/pictures/guide-calendrier-de-contenu-2.777835e9c8.avif',
  fallback: '/pictures/guide-calendrier-de-contenu-2.b352122c1f.webp',
} as const satisfies PictureSource;

export const kitGuide1 = {
  alt: '',
  width: 420,
  height: 544,
  day: '/pictures/guide-trousse-de-mesure-1.b5583de64b.avif',
  fallback: '/pictures/guide-trousse-de-mesure-1.327ca2381d.webp',
} as const satisfies PictureSource;

export const kitGuide2 = {
  alt: '',
  width: 420,
  height: 544,
  day: '/pictures/guide-trousse-de-mesure-2.a06d04559d.avif',
  fallback: '/pictures/guide-trousse-de-mesure-2.81e5cbacc3.webp',
} as const satisfies PictureSource;
