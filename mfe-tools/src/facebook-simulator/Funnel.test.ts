import { colors } from '@agence/shared-contracts/tokens/colors';
import { contrast } from '@agence/shared-contracts/tokens/contrast';
import { describe, expect, test } from 'vitest';
import { SHADES } from './Funnel.tsx';

describe.each(['light', 'dark'] as const)('on a %s page', (theme) => {
  test.each(Object.entries(SHADES))('%s are read on their part of the slope (WCAG 1.4.3)', (_, [color, percent]) => {
    const { spruce, 'on-spruce': onSpruce, band, ink, [color]: own } = colors[theme];
    // The panel of the tool is dark on every page; the card of all tools has the page's theme.
    expect(contrast(onSpruce, mix(colors.dark[color], spruce, percent / 100))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink, mix(own, band, percent / 100))).toBeGreaterThanOrEqual(4.5);
  });
});

/** As `color-mix(in srgb)` does. */
function mix(over: string, under: string, share: number): string {
  const part = (from: number) => {
    const [top = 0, bottom = 0] = [over, under].map((color) => Number.parseInt(color.slice(from, from + 2), 16));
    return Math.round(top * share + bottom * (1 - share))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}
