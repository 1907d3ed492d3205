import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeNext } from './safeNext.ts';

test.each(['/dashboard', '/formations?q=seo#liste'])('keeps %s (SHL-024)', (next) => {
  expect(safeNext(next)).toBe(next);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  null,
  '/\t/evil.example',
])('refuses %s (AUT-15)', (next) => {
  expect(safeNext(next)).toBeUndefined();
});

test('never leaves the site, whatever it is given (AUT-15)', () => {
  const pieces = fc.array(fc.constantFrom('/', '\\', '.', '@', ':', 'evil.example', '%2f', '\t', 'a', '?', '#', ' '));
  fc.assert(
    fc.property(pieces, (parts) => {
      const next = safeNext(parts.join(''));
      if (next !== undefined) expect(new URL(next, 'https://site.test').origin).toBe('https://site.test');
    }),
    { numRuns: 5000 },
  );
});
