import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Camp } from './Camp.tsx';

/** Where the text of a page ends in a window of 1440 pixels, as the drawing counts. */
const TEXT = { left: 101, right: 1099 };

test.each([1, 12, 40])('of %i tents none stands outside the margins of the text', (tents) => {
  const drawing = renderToStaticMarkup(<Camp tents={tents} opened={3} />);
  const feet = [...drawing.matchAll(/<g[^>]*><path d="M(\d+) \d+L\d+ [\d.]+L(\d+) \d+z"/g)];
  expect(feet).toHaveLength(tents);
  expect(Math.min(...feet.map(([, left]) => Number(left)))).toBeGreaterThanOrEqual(TEXT.left);
  expect(Math.max(...feet.map(([, , right]) => Number(right)))).toBeLessThanOrEqual(TEXT.right);
});
