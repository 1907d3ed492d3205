import { describe, expect, test } from 'vitest';
import { colors, textPairs } from './colors.ts';
import { contrast, weakPairs } from './contrast.ts';

test('every text is readable, and every outline seen, on what it stands on (WCAG AA)', () => {
  expect(weakPairs(colors)).toEqual([]);
});

test('contrast is what WCAG computes', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test.each(textPairs)('%s that is as %s is named', (color, ground) => {
    const palette = { ...colors, [theme]: { ...colors[theme], [color]: colors[theme][ground] } };
    expect(weakPairs(palette)).toContainEqual({ theme, color, ground, contrast: 1, atLeast: 4.5 });
  });

  test('so is text of dark sections, and an outline that nobody sees', () => {
    const { dark } = colors;
    const palette = { ...colors, [theme]: { ...colors[theme], spruce: dark.moss, edge: colors[theme].ground } };
    const named = weakPairs(palette).map(({ color, ground }) => `${color} on ${ground}`);
    expect(named).toEqual(expect.arrayContaining(['moss on spruce', 'edge on ground']));
  });
});
