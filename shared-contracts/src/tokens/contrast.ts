import type { Palette } from '../brand.ts';
import { type ColorName, outlinePairs, textOnSpruce, textPairs } from './colors.ts';

/** Relative luminance (WCAG 2.2). @param hex `#rrggbb` */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** How much two colours differ, from 1 to 21 (WCAG 2.2). @param first `#rrggbb` */
export function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** A pair of colours that people cannot tell apart well enough. */
export interface WeakPair {
  readonly theme: keyof Themes;
  readonly color: ColorName;
  readonly ground: ColorName;
  readonly contrast: number;
  readonly atLeast: number;
}

interface Themes {
  readonly light: Palette;
  readonly dark: Palette;
}

const TEXT = 4.5;
const OUTLINE = 3;

/** Pairs of a palette that WCAG AA refuses: text on what it stands on, outlines of controls, text of dark sections. */
export function weakPairs(palette: Themes): WeakPair[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const colors = palette[theme];
    const pair = (color: ColorName, ground: ColorName, atLeast: number, of: Palette = colors): WeakPair[] => {
      const found = contrast(of[color], colors[ground]);
      return found < atLeast ? [{ theme, color, ground, contrast: found, atLeast }] : [];
    };
    return [
      ...textPairs.flatMap(([color, ground]) => pair(color, ground, TEXT)),
      ...outlinePairs.flatMap(([color, ground]) => pair(color, ground, OUTLINE)),
      // A dark section has the colours of the dark theme on the ground of the page's own.
      ...textOnSpruce.flatMap((color) => pair(color, 'spruce', TEXT, palette.dark)),
    ];
  });
}
