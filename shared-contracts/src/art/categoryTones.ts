import { type CoverTone, coverTones } from './coverTones.ts';

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

/**
 * The tone of a category; one that is new to this release takes its cover's own.
 *
 * @param color what staff have chosen for it: the name of a tone
 */
export function categoryTone(slug: string, color?: string | null): { readonly tone?: CoverTone } {
  const tone = color && Object.hasOwn(coverTones, color) ? (color as CoverTone) : tones.get(slug);
  return tone ? { tone } : {};
}
