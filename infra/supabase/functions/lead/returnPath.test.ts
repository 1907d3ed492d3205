import { expect, test } from 'vitest';
import { returnPath } from './returnPath.ts';

test.each([
  ['/blog', '/blog?inscription=ok#inscription-ok'],
  ['/blog?page=2#infolettre', '/blog?page=2&inscription=ok#infolettre'],
  ['/?inscription=erreur', '/?inscription=ok#inscription-ok'],
  ['/blog/tag/stratégie', '/blog/tag/strat%C3%A9gie?inscription=ok#inscription-ok'],
])('goes back to %s', (asked, path) => {
  expect(returnPath(asked, 'ok')).toBe(path);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/a\\b',
  '/a\n/b',
  '',
  undefined,
  7,
  '/.//evil.example',
  `/${'a'.repeat(90_000)}`,
])('never leaves the site for %s', (asked) => {
  const path = returnPath(asked, 'erreur');
  expect(path).toMatch(/^\/(?!\/)/);
  expect(path.length).toBeLessThan(3000);
  expect(new URL(path, 'https://site.example').host).toBe('site.example');
});
