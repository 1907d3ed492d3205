import { colors } from '@agence/shared-contracts/tokens/colors';
import { contrast } from '@agence/shared-contracts/tokens/contrast';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { funnelWidths, SHADES } from './Funnel.tsx';

test('gets narrower from impressions to leads, and never vanishes', () => {
  const count = fc.double({ min: 0, max: 1e12, noNaN: true });
  fc.assert(
    fc.property(fc.array(count, { minLength: 3, maxLength: 3 }), (counts) => {
      const widths = funnelWidths([...counts].sort((one, other) => other - one));
      expect(widths).toEqual([...widths].sort((one, other) => other - one));
      for (const width of widths) {
        expect(width).toBeGreaterThanOrEqual(40);
        expect(width).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('stays narrow where nothing can be computed', () => {
  expect(funnelWidths([undefined, undefined, undefined])).toEqual([40, 40, 40]);
});

describe.each(['light', 'dark'] as const)('on a %s page', (theme) => {
  test.each(Object.entries(SHADES))('%s are read on their part of the slope (WCAG 1.4.3)', (_, [color, percent]) => {
    const { spruce, 'on-spruce': text } = colors[theme];
    // The panel is dark on every page.
    const ground = mix(colors.dark[color], spruce, percent / 100);
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
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
