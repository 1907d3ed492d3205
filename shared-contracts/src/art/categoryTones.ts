import type { CoverTone } from './coverTones.ts';

/** Colours of courses' covers by category slug: a category is recognised before it is read, on every page. */
const tones = new Map<string, CoverTone>(
  Object.entries({
    'marketing-digital': 'spruce',
    publicite: 'lichen',
    'reseaux-sociaux': 'clay',
    'google-ads': 'moss',
    'facebook-ads': 'clay',
    seo: 'glacier',
    analytics: 'night',
    ecommerce: 'lichen',
  }),
);

/** The tone of a category; one that is new to this release takes its cover's own. */
export function categoryTone(slug: string): { readonly tone?: CoverTone } {
  const tone = tones.get(slug);
  return tone ? { tone } : {};
}
