// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { find, openPage, textsOf } from '../testing/openPage.ts';

/** What an animation frame takes on the fake clock, in milliseconds. */
const FRAME_MS = 16;
const figures = (outlet: ParentNode) => textsOf(find(outlet, 'section'), 'p > strong');

afterEach(() => vi.useRealTimers());

test('counts to 42 and 12 in 60 frames after 500 ms and never beyond (MKT-010)', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  });
  const { outlet, page, close } = await openPage('/');
  const served = document.createElement('div');
  served.innerHTML = page.html;
  expect(figures(served)).toEqual(['42', '12']);

  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  await pass(400);
  expect(figures(outlet)).toEqual(['0', '0']);
  await pass(100);
  const seen: number[][] = [];
  for (let frame = 0; frame < 60; frame += 1) {
    await pass(FRAME_MS);
    seen.push(figures(outlet).map(Number));
  }
  expect(seen.at(29)).toEqual([21, 6]);
  expect(seen.at(-1)).toEqual([42, 12]);
  expect(seen).toEqual(seen.toSorted(([a = 0], [b = 0]) => a - b));
  await pass(5000);
  expect(figures(outlet)).toEqual(['42', '12']);
  expect(await close()).toEqual([]);
});

test('shows the final figures at once to people who want little motion (MKT-010)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  const { outlet, close } = await openPage('/', { calm: true });
  await act(async () => void vi.advanceTimersByTime(600));
  expect(figures(outlet)).toEqual(['42', '12']);
  expect(vi.getTimerCount()).toBe(0);
  expect(await close()).toEqual([]);
});
