import { defineServer } from '@agence/shared-contracts/server';
import { manifest } from './manifest.ts';

export const { staticPaths, sitemapPaths, sitemapPages, load, render } = defineServer(
  manifest,
  import.meta.glob('../**/*Page.tsx'),
);
export { manifest };
