import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';

// Goods of the shop in the size of a row, on their bench (infra/pictures/makeRowGoods.ts). Names beside them say what they are.

export const calendar = {
  alt: '',
  width: 480,
  height: 300,
  day: '/pictures/row-calendar.34d9d12071.avif',
  night: '/pictures/row-calendar-night.0856942716.avif',
  fallback: '/pictures/row-calendar.97eb594754.webp',
} as const satisfies PictureSource;

export const kit = {
  alt: '',
  width: 480,
  height: 300,
  day: '/pictures/row-kit.b4f11806d8.avif',
  night: '/pictures/row-kit-night.660546e750.avif',
  fallback: '/pictures/row-kit.cc83a8ac0a.webp',
} as const satisfies PictureSource;

export const call = {
  alt: '',
  width: 480,
  height: 300,
  day: '/pictures/row-call.79bbaa64ae.avif',
  night: '/pictures/row-call-night.2103e7a4e9.avif',
  fallback: '/pictures/row-call.2b36754369.webp',
} as const satisfies PictureSource;

export const plan = {
  alt: '',
  width: 480,
  height: 300,
  day: '/pictures/row-plan.dc30f31b84.avif',
  night: '/pictures/row-plan-night.cd40d979a7.avif',
  fallback: '/pictures/row-plan.88829a03db.webp',
} as const satisfies PictureSource;

export const resource = {
  alt: '',
  width: 480,
  height: 300,
  day: '/pictures/row-resource.6d2e8f4a64.avif',
  night: '/pictures/row-resource-night.8b898bb718.avif',
  fallback: '/pictures/row-resource.4b9be41d51.webp',
} as const satisfies PictureSource;

export const consultation = {
  alt: '',
  width: 480,
  height: 300,
  day: '/pictures/row-consultation.2f21f9e91e.avif',
  night: '/pictures/row-consultation-night.b082c0ce55.avif',
  fallback: '/pictures/row-consultation.e2b88e836c.webp',
} as const satisfies PictureSource;
