// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { setAside } from './setAside.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: as the browser keeps it
  document.cookie = 'repli=;path=/;max-age=0';
});

test('names the release that this browser cannot run, for an hour', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  expect(setAside('mfe-blog', '1.2.0-3f2a')).toBe(true);
  expect(document.cookie).toBe('repli=mfe-blog@1.2.0-3f2a');
  expect(written).toHaveBeenCalledWith('repli=mfe-blog@1.2.0-3f2a;path=/;max-age=3600;samesite=lax');
});

test('a second time is not new: the server has been asked', () => {
  setAside('mfe-blog', '1.2.0-3f2a');
  expect(setAside('mfe-blog', '1.2.0-3f2a')).toBe(false);
});

test('keeps what it has noted of others, and one version of each', () => {
  setAside('mfe-blog', '1.2.0-3f2a');
  setAside('mfe-tools', '2.0.0-aa');
  expect(setAside('mfe-blog', '1.2.1-bb')).toBe(true);
  expect(document.cookie).toBe('repli=mfe-tools@2.0.0-aa|mfe-blog@1.2.1-bb');
});

test('says no where cookies are blocked', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  expect(setAside('mfe-blog', '1.2.0-3f2a')).toBe(false);
});
