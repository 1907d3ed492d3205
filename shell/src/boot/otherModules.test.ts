// @vitest-environment jsdom
import { OutdatedPageError } from '@agence/shared-contracts/platform';
import { beforeEach, expect, test, vi } from 'vitest';
import { createOtherModules } from './otherModules.ts';

const registry = { page: 'mfe-blog', otherModules: '/r/importmap/abc.json' };
const maps = () => [...document.querySelectorAll('script[type=importmap]')].map(({ textContent }) => textContent);

beforeEach(() => {
  for (const script of document.querySelectorAll('script')) script.remove();
});

test('needs nothing for the remote of the page itself (CMP-02)', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  await createOtherModules(registry)('mfe-blog');
  expect(fetching).not.toHaveBeenCalled();
});

test('adds the hashes of all others once, as they came (CMP-02)', async () => {
  const fetching = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('{"integrity":{"a":"b"}}'));
  const modulesKnown = createOtherModules(registry);
  await Promise.all([modulesKnown('mfe-tools'), modulesKnown('mfe-marketing')]);
  await modulesKnown('mfe-tools');
  expect(fetching).toHaveBeenCalledExactlyOnceWith('/r/importmap/abc.json');
  expect(maps()).toEqual(['{"integrity":{"a":"b"}}']);
});

test('says that the page is outdated when the composer has forgotten it', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 404 }));
  await expect(createOtherModules(registry)('mfe-tools')).rejects.toThrow(OutdatedPageError);
});

test('tries again after a failure', async () => {
  vi.spyOn(globalThis, 'fetch')
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockResolvedValueOnce(new Response('{}'));
  const modulesKnown = createOtherModules(registry);
  await expect(modulesKnown('mfe-tools')).rejects.toThrow('offline');
  await expect(modulesKnown('mfe-tools')).rejects.toThrow('503');
  await modulesKnown('mfe-tools');
  expect(maps()).toEqual(['{}']);
});

test('never takes the sign-in page of a guest network for the map, and asks again afterwards (conditions C8)', async () => {
  vi.spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(new Response('<!doctype html><title>Bienvenue</title>'))
    .mockResolvedValueOnce(new Response('{"integrity":{"a":"b"}}'));
  const modulesKnown = createOtherModules(registry);
  await expect(modulesKnown('mfe-tools')).rejects.toThrow('Not our');
  expect(maps()).toEqual([]);
  await modulesKnown('mfe-tools');
  expect(maps()).toEqual(['{"integrity":{"a":"b"}}']);
});
