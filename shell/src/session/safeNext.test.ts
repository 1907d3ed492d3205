import { runs } from '@agence/shared-contracts/testing/runs';
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
  '/.//evil.example',
  '/formations/..//evil.example',
  '/%2e//evil.example',
])('refuses %s (AUT-15)', (next) => {
  expect(safeNext(next)).toBeUndefined();
});

test('never leaves the site, whatever it is given (AUT-15)', () => {
  const pieces = fc.constantFrom('/', '/', '//', '.', '..', '%2e', '\\', '@', ':', '\t', 'a', '?', '#', ' ');
  const next = fc.tuple(fc.array(pieces, { maxLength: 6 }), fc.array(pieces, { maxLength: 2 }));
  let kept = 0;
  fc.assert(
    fc.property(next, ([before, after]) => {
      const path = safeNext(`/${before.join('')}evil.example${after.join('')}`);
      if (path === undefined) return;
      kept += 1;
      expect(new URL(path, 'https://site.test').origin).toBe('https://site.test');
    }),
    { numRuns: runs(20_000, 1_000_000) },
  );
  expect(kept).toBeGreaterThan(1000);
});
