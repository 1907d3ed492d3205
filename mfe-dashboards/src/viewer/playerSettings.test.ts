// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keepPlayerSettings, nextSpeed, readPlayerSettings } from './playerSettings.ts';

beforeEach(() => localStorage.clear());

test('remembers speed, captions and volume on the device', () => {
  expect(readPlayerSettings()).toEqual({ speed: 1, captions: true, volume: 1, muted: false });
  const liked = { speed: 1.5, captions: false, volume: 0.3, muted: true };
  keepPlayerSettings(liked);
  expect(readPlayerSettings()).toEqual(liked);
});

test.each(['nonsense', '{"speed":40,"volume":9}', 'null'])('falls back to the usual for %s', (stored) => {
  localStorage.setItem('agence-player', stored);
  expect(readPlayerSettings()).toEqual({ speed: 1, captions: true, volume: 1, muted: false });
});

test('steps through the speeds and stops at both ends', () => {
  expect(nextSpeed(1, 1)).toBe(1.25);
  expect(nextSpeed(2, 1)).toBe(2);
  expect(nextSpeed(0.5, -1)).toBe(0.5);
});
