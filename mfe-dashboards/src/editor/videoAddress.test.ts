import { expect, test } from 'vitest';
import { isVideoAddress } from './videoAddress.ts';

test.each(['', ' ', '/videos/a.mp4', '/storage/v1/object/videos/f1/a.mp4'])('takes %j', (address) => {
  expect(isVideoAddress(address)).toBe(true);
});

test.each([
  'https://exemple.test/a.mp4',
  'javascript:alert(1)',
  '//evil.example/a.mp4',
  'http://exemple.test/a.mp4',
  '/\\evil',
  'video.mp4',
])('refuses %j', (address) => {
  expect(isVideoAddress(address)).toBe(false);
});
