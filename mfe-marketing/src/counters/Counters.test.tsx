// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage, textsOf } from '../testing/openPage.ts';

const path = '/publicite-facebook-quebec';
const FIGURES = ['4,2x', '−40 %', '+220 %'];
const shown = (outlet: ParentNode) => textsOf(outlet, 'li > strong');

afterEach(() => vi.useRealTimers());

test('serves its figures with a style that counts after 800 ms, in forty steps of two seconds (MKT-028, MKT-029)', async () => {
  const { page, outlet, close } = await openPage(path);
  expect(shown(outlet)).toEqual(FIGURES);
  const styles = page.styles.replaceAll(/\s+/g, ' ');
  expect(styles).toMatch(/calc\(var\(--counts,\s?0\) \* 2000ms\) steps\(40\) calc\(var\(--counts,\s?0\) \* 800ms\)/);
  for (const [target, last] of [
    [42, 40],
    [40, 40],
    [220, 200],
  ])
    expect(styles).toContain(`--counted:${target};--last:${last};`);
  expect(await close()).toEqual([]);
});

test('is never touched by a script: no figure is shown and taken back (MKT-029, AMB-64)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { outlet, close } = await openPage(path, { moving: true });
  for (let tick = 0; tick < 60; tick += 1) {
    expect(shown(outlet)).toEqual(FIGURES);
    await act(async () => void vi.advanceTimersByTime(50));
  }
  expect(await close()).toEqual([]);
});
