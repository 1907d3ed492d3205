import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';

// Covers of courses in the size of a film (infra/pictures/makeCovers.mjs). The film's name stands below them.

export const posterSeo: PictureSource = {
  alt: '',
  width: 1280,
  height: 800,
  day: '/pictures/poster-seo.7a284c8cbc.avif',
};

export const posterGoogleAds: PictureSource = {
  alt: '',
  width: 1280,
  height: 800,
  day: '/pictures/poster-google-ads.bd0668b281.avif',
};

export const posterFacebookAds: PictureSource = {
  alt: '',
  width: 1280,
  height: 800,
  day: '/pictures/poster-facebook-ads.20b7c193a5.avif',
};

export const posterContent: PictureSource = {
  alt: '',
  width: 1280,
  height: 800,
  day: '/pictures/poster-content.e94f9170f1.avif',
};

export const posterAnalytics: PictureSource = {
  alt: '',
  width: 1280,
  height: 800,
  day: '/pictures/poster-analytics.e60263ab68.avif',
};

export const posterWebsite: PictureSource = {
  alt: '',
  width: 1280,
  height: 800,
  day: '/pictures/poster-website.10ea116504.avif',
};
