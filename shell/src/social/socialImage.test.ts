import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { layout, socialImage } from './socialImage.ts';

const anyTitle = string({ maxLength: 400, unit: 'binary' });

test('lets every title fit, whatever it is (SHL-055)', () => {
  assert(
    property(anyTitle, (title) => {
      const { rows, line } = layout(title);
      expect(rows.length * line).toBeLessThanOrEqual(320);
    }),
  );
});

test('leaves no markup of a title in the image', () => {
  // Few runs: each draws a landscape.
  assert(
    property(anyTitle, (title) => {
      const texts = socialImage(title, 'graine').match(/<text [^>]*>[^<>]*<\/text>/g) ?? [];
      expect(texts).toHaveLength(layout(title).rows.length + 1);
    }),
    { numRuns: 15, examples: [['<b>Titre & "co"</b>'], [']]><script>']] },
  );
});

test('writes a short title large, and says that a long one goes on', () => {
  expect(layout('Blog')).toEqual({ size: 88, line: 96, rows: ['Blog'] });
  expect(layout('mot '.repeat(100)).rows.at(-1)).toMatch(/…$/);
});
