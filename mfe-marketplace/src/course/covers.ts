import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import { coverContent, coverFacebookAds } from '@agence/shared-contracts/art/pictures';
import { sceneAminata, sceneCamille } from '../creator/pictures.ts';
import { sceneLocalSearch, sceneOnlineShop, sceneReport } from './pictures.ts';

/** Covers by subject. */
const covers = new Map<string, PictureSource>(
  Object.entries({
    'google-ads': sceneCamille,
    'facebook-ads': sceneAminata,
    'reseaux-sociaux': coverFacebookAds,
    seo: sceneLocalSearch,
    analytics: sceneReport,
    ecommerce: sceneOnlineShop,
  }),
);

/** The cover of a category, as any browser shows it: a drawn scene of what is taught, or a relief, whose WebP weighs what its AVIF does. */
export function coverOf(category: string): string {
  const { fallback, day } = covers.get(category) ?? coverContent;
  return fallback ?? day;
}
