import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';

// What the shop sells and no course shows, drawn as what it is. Names beside them say it.

export const calendar = {
  alt: '',
  width: 880,
  height: 864,
  day: '/pictures/good-calendar.f98f559d86.avif',
  fallback: '/pictures/good-calendar.adc4877efe.webp',
} as const satisfies PictureSource;

export const kit = {
  alt: '',
  width: 816,
  height: 816,
  day: '/pictures/good-kit.20a28e1748.avif',
  fallback: '/pictures/good-kit.e56bc08574.webp',
} as const satisfies PictureSource;

export const call = {
  alt: '',
  width: 920,
  height: 740,
  day: '/pictures/good-call.ecf67d062a.avif',
  fallback: '/pictures/good-call.3dce4867ed.webp',
} as const satisfies PictureSource;

export const plan = {
  alt: '',
  width: 920,
  height: 784,
  day: '/pictures/good-plan.a267087121.avif',
  fallback: '/pictures/good-plan.e5c5aba5d7.webp',
} as const satisfies PictureSource;

export const resource = {
  alt: '',
  width: 816,
  height: 816,
  day: '/pictures/good-resource.7592b2fde3.avif',
  fallback: '/pictures/good-resource.410070d737.webp',
} as const satisfies PictureSource;

export const consultation = {
  alt: '',
  width: 920,
  height: 740,
  day: '/pictures/good-consultation.317f015ce2.avif',
  fallback: '/pictures/good-consultation.3e9f6ae462.webp',
} as const satisfies PictureSource;
