import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import {
  coverAnalytics,
  coverContent,
  coverFacebookAds,
  coverGoogleAds,
  coverSeo,
  coverWebsite,
} from '@agence/shared-contracts/art/pictures';

/** Covers by subject: what a course's film shows before it is played. */
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

/** The cover of a category. */
export function coverOf(category: string): PictureSource {
  return covers.get(category) ?? coverContent;
}
