import { describe, expect, test } from 'vitest';
import { type ColorName, colors, textOnSpruce, textPairs } from './colors.ts';

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test.each(textPairs)('%s is readable on %s', (text: ColorName, ground: ColorName) => {
    expect(contrast(colors[theme][text], colors[theme][ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(textOnSpruce)('%s of the dark theme is readable on the spruce ground', (text) => {
    expect(contrast(colors.dark[text], colors[theme].spruce)).toBeGreaterThanOrEqual(4.5);
  });

  test('outlines of controls and focus stand out from every ground', () => {
    for (const ground of ['ground', 'surface', 'band'] as const) {
      expect(contrast(colors[theme].glacier, colors[theme][ground])).toBeGreaterThanOrEqual(3);
      expect(contrast(colors[theme].edge, colors[theme][ground])).toBeGreaterThanOrEqual(3);
    }
  });
});
