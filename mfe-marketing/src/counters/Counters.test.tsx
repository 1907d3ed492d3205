// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage, textsOf } from '../testing/openPage.ts';

const path = '/publicite-facebook-quebec';
const shown = (outlet: ParentNode) => textsOf(outlet, 'li > strong[aria-hidden]');
const fakeClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

afterEach(() => vi.useRealTimers());

test('counts after 800 ms, every 50 ms, and snaps to 4,2 / 40 / 220 at two seconds (MKT-028, MKT-029)', async () => {
  fakeClock();
  const { outlet, page, close } = await openPage(path);
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  for (const figure of ['4,2x', '-40\u00a0%', '+220\u00a0%']) expect(page.html).toContain(figure);
  expect(shown(outlet)).toEqual(['0,0x', '-0 %', '+0 %']);
  await pass(800);
  expect(shown(outlet)).toEqual(['0,0x', '-0 %', '+0 %']);
  await pass(50);
  expect(shown(outlet)).toEqual(['0,1x', '-1 %', '+5 %']);
  for (let tick = 2; tick < 40; tick += 1) await pass(50);
  expect(shown(outlet)).toEqual(['3,9x', '-39 %', '+195 %']);
  await pass(50);
  expect(shown(outlet)).toEqual(['4,2x', '-40 %', '+220 %']);
  await pass(5000);
  expect(shown(outlet)).toEqual(['4,2x', '-40 %', '+220 %']);
  expect(await close()).toEqual([]);
}, 30_000);

test('reads the final figures to screen readers, and shows them at once without motion (MKT-029)', async () => {
  fakeClock();
  const { outlet, close } = await openPage(path, { calm: true });
  expect(shown(outlet)).toEqual(['4,2x', '-40 %', '+220 %']);
  expect(textsOf(outlet, 'li > .visually-hidden')).toEqual(['4,2x', '-40 %', '+220 %']);
  expect(await close()).toEqual([]);
}, 30_000);
