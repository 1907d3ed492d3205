import { expect, test } from 'vitest';
import { initialsOf } from './Avatar.tsx';
import { safeUrl } from './safeUrl.ts';

test.each(['https://exemple.test/a.png', '/storage/v1/a.png'])('lets %s into links and images', (url) => {
  expect(safeUrl(url)).toBe(url);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://exemple.test', '//evil.test', '/\\evil.test', '', null])(
  'keeps %s out',
  (url) => {
    expect(safeUrl(url)).toBeUndefined();
  },
);

test('makes initials of any name', () => {
  expect(initialsOf('Camille Bouchard')).toBe('CB');
  expect(initialsOf('élodie')).toBe('É');
  expect(initialsOf('Marie-Ève de la Tour')).toBe('MT');
  expect(initialsOf('  ')).toBe('');
});
