// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { acceptEmbed, EMBED_CONSENT_KEY, isEmbedAccepted } from './embedConsent.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('accepts nothing before the visitor does, and remembers it after (AMB-49)', () => {
  expect(isEmbedAccepted('map')).toBe(false);
  acceptEmbed('map');
  acceptEmbed('map');
  expect(isEmbedAccepted('map')).toBe(true);
  expect(localStorage.getItem(EMBED_CONSENT_KEY)).toBe('map');
});

test('asks again where the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  expect(() => acceptEmbed('map')).not.toThrow();
  expect(isEmbedAccepted('map')).toBe(false);
});
