import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { layout, socialImage } from './socialImage.ts';

test('lets every title fit, whatever it is, and leaves no markup in it (SHL-055)', () => {
  assert(
    property(string({ maxLength: 400, unit: 'binary' }), (title) => {
      const { rows, line } = layout(title);
      expect(rows.length * line).toBeLessThanOrEqual(320);
      const texts = socialImage(title, 'graine').match(/<text [^>]*>[^<>]*<\/text>/g) ?? [];
      expect(texts).toHaveLength(rows.length + 1);
    }),
  );
});

test('writes a short title large, and says that a long one goes on', () => {
  expect(layout('Blog')).toEqual({ size: 88, line: 96, rows: ['Blog'] });
  expect(layout('mot '.repeat(100)).rows.at(-1)).toMatch(/…$/);
});
