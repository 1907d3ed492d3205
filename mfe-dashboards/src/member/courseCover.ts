import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import {
  coverAnalytics,
  coverContent,
  coverFacebookAds,
  coverGoogleAds,
  coverSeo,
  coverWebsite,
} from '@agence/shared-contracts/art/pictures';

const covers: Readonly<Record<string, PictureSource>> = {
  seo: coverSeo,
  'google-ads': coverGoogleAds,
  'facebook-ads': coverFacebookAds,
  publicite: coverFacebookAds,
  analytics: coverAnalytics,
  ecommerce: coverWebsite,
};

/** The picture of a course's subject. @param category its slug; one that is new to this release has the general one */
export const courseCover = (category: string): PictureSource => covers[category] ?? coverContent;
