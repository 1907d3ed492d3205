import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';

// Goods of the shop in the size of a row, on their bench (infra/pictures/makeRowGoods.ts). Names beside them say what they are.

export const calendar = {
  alt: '',
  width: 240,
  height: 150,
  day: '/pictures/row-calendar.e775c3ba7a.avif',
  night: '/pictures/row-calendar-night.56e8f432cc.avif',
  fallback: '/pictures/row-calendar.0b50641ca3.webp',
} as const satisfies PictureSource;

export const kit = {
  alt: '',
  width: 240,
  height: 150,
  day: '/pictures/row-kit.4ce2e322f6.avif',
  night: '/pictures/row-kit-night.27ae37fe9c.avif',
  fallback: '/pictures/row-kit.974c881f52.webp',
} as const satisfies PictureSource;

export const call = {
  alt: '',
  width: 240,
  height: 150,
  day: '/pictures/row-call.2e71427414.avif',
  night: '/pictures/row-call-night.9224def613.avif',
  fallback: '/pictures/row-call.2b425d2c9f.webp',
} as const satisfies PictureSource;

export const plan = {
  alt: '',
  width: 240,
  height: 150,
  day: '/pictures/row-plan.645467ca4d.avif',
  night: '/pictures/row-plan-night.0c6ab0618e.avif',
  fallback: '/pictures/row-plan.938f098953.webp',
} as const satisfies PictureSource;

export const resource = {
  alt: '',
  width: 240,
  height: 150,
  day: '/pictures/row-resource.d8de94bf9f.avif',
  night: '/pictures/row-resource-night.affe87500a.avif',
  fallback: '/pictures/row-resource.3a89af2aa2.webp',
} as const satisfies PictureSource;

export const consultation = {
  alt: '',
  width: 240,
  height: 150,
  day: '/pictures/row-consultation.dafcd786bb.avif',
  night: '/pictures/row-consultation-night.b06ee866ae.avif',
  fallback: '/pictures/row-consultation.45bf4c035e.webp',
} as const satisfies PictureSource;
