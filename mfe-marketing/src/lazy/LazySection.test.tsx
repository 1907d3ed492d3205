// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import * as lifecycles from '../exposes/lifecycles.ts';
import { FakeObserver } from '../testing/FakeObserver.ts';
import { find, openPage } from '../testing/openPage.ts';
import { deferred } from './deferred.ts';
import { NEAR } from './LazySection.tsx';

afterEach(() => vi.unstubAllGlobals());

const Part = () => null;

test('watches resources, FAQ and about from 200 px away, at a tenth of them (MKT-024)', async () => {
  expect(NEAR).toEqual({ rootMargin: '200px', threshold: 0.1 });
  const { outlet, close } = await openPage('/');
  const watched = [...FakeObserver.all].filter(({ options }) => options === NEAR);
  expect(watched.map(({ targets }) => [...targets].map(({ id }) => id))).toEqual([
    ['ressources'],
    ['faq'],
    ['a-propos'],
  ]);
  expect(find(outlet, '#faq summary').textContent).toContain('Combien coûtent vos services');
  expect(await close()).toEqual([]);
});

test('looks once only (MKT-024)', async () => {
  const { outlet, close } = await openPage('/');
  const faq = find(outlet, '#faq');
  await act(async () => FakeObserver.move(faq, false));
  expect([...FakeObserver.all].filter(({ targets }) => targets.has(faq))).toHaveLength(1);
  await act(async () => FakeObserver.move(faq, true));
  expect([...FakeObserver.all].filter(({ targets }) => targets.has(faq))).toHaveLength(0);
  expect(await close()).toEqual([]);
});

test('leaves the mounted page without observers or timers (MKT-024)', async () => {
  const { close } = await openPage('/');
  expect(await close()).toEqual([]);
  expect([...FakeObserver.all].flatMap(({ targets }) => [...targets])).toEqual([]);
  expect(lifecycles.unmount).toBeTypeOf('function');
});

test('asks for the code once, and again after a failure (MKT-024)', async () => {
  const open = vi.fn(async () => Part).mockRejectedValueOnce(new Error('offline'));
  const part = deferred(open);
  await expect(part.load()).rejects.toThrow('offline');
  expect(part.loaded()).toBeUndefined();
  await Promise.all([part.load(), part.load()]);
  expect(part.loaded()).toBe(Part);
  expect(open).toHaveBeenCalledTimes(2);
});
