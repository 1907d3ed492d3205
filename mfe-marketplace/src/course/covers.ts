import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import {
  coverAnalytics,
  coverContent,
  coverFacebookAds,
  coverGoogleAds,
  coverSeo,
  coverWebsite,
} from '@agence/shared-contracts/art/pictures';

/** Covers by subject. */
const covers = new Map<string, PictureSource>(
  Object.entries({
    'google-ads': coverGoogleAds,
    'facebook-ads': coverFacebookAds,
    'reseaux-sociaux': coverFacebookAds,
    seo: coverSeo,
    analytics: coverAnalytics,
    ecommerce: coverWebsite,
  }),
);

/** The cover of a category, as any browser shows it: as a WebP it weighs what it does as an AVIF. */
export function coverOf(category: string): string {
  const { fallback, day } = covers.get(category) ?? coverContent;
  return fallback ?? day;
}
