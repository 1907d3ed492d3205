/** The creator's share of a sale in percent; the rest is the platform's (marketplace §9). */
export const CREATOR_PERCENT = 70;

/**
 * Parts an amount between creator and platform: 70 % rounded down to the cent, the platform has the rest.
 *
 * @param cents whole, not negative
 */
export function creatorSplit(cents: number): { readonly creator: number; readonly platform: number } {
  // Whole numbers: 700 × 0.7 is 489.99… in floating point.
  const creator = Math.floor((cents * CREATOR_PERCENT) / 100);
  return { creator, platform: cents - creator };
}
