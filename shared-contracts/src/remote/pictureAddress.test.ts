import { expect, test } from 'vitest';
import { pictureAt } from './pictureAddress.ts';

test('a picture’s address says its file and what is in it', () => {
  expect(pictureAt('/pictures/massif-crm-day.1f2e3d4c5b.avif')).toEqual({
    file: 'massif-crm-day.avif',
    hash: '1f2e3d4c5b',
  });
});

test.each([
  '/pictures',
  '/pictures/massif.avif',
  '/pictures/massif.1f2e3d4c5b.png',
  '/pictures/a/massif.1f2e3d4c5b.avif',
  '/pictures/../massif.1f2e3d4c5b.avif',
  '/pictures/massif.1F2E3D4C5B.avif',
  '/pictures/massif.1f2e3d4c5b.avif.svg',
  '/r/massif.1f2e3d4c5b.avif',
])('%s is no picture’s address', (address) => {
  expect(pictureAt(address)).toBeUndefined();
});
