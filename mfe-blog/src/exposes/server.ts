import { defineServer } from '@agence/shared-contracts/server';
import { manifest } from './manifest.ts';

export const { staticPaths, load, render, pagesWith } = defineServer(manifest, import.meta.glob('../**/*Page.tsx'));
export { feedFiles as publicFiles } from '../feed/feeds.ts';
export { manifest };
