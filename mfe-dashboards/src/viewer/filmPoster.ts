import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import { courseCover } from '../member/courseCover.ts';
import {
  posterAnalytics,
  posterContent,
  posterFacebookAds,
  posterGoogleAds,
  posterSeo,
  posterWebsite,
} from './pictures.ts';

const posters: Readonly<Record<string, PictureSource>> = {
  seo: posterSeo,
  'google-ads': posterGoogleAds,
  'facebook-ads': posterFacebookAds,
  publicite: posterFacebookAds,
  analytics: posterAnalytics,
  ecommerce: posterWebsite,
};

/** What is seen of a film before it plays: the picture of its course, as large as screens show it, for phones as small as elsewhere. @param category its slug */
export function filmPoster(category: string): PictureSource {
  const cover = courseCover(category);
  return { ...(posters[category] ?? posterContent), phone: cover, fallback: cover.fallback ?? cover.day };
}
