// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { find, openPage, textsOf } from '../testing/openPage.ts';

const figures = (outlet: ParentNode) => textsOf(find(outlet, 'section'), 'p > strong');

afterEach(() => vi.useRealTimers());

test('serves 42 and 12 with a style that counts: 0 for half a second, then a second (MKT-010, AMB-64)', async () => {
  const { page, close } = await openPage('/');
  const served = document.createElement('div');
  served.innerHTML = page.html;
  expect(figures(served)).toEqual(['42', '12']);
  const styles = page.styles.replaceAll(/\s+/g, ' ');
  expect(styles).toMatch(/@property --counted\s?\{\s?syntax:\s?'<integer>'/);
  for (const value of [42, 12]) expect(styles).toContain(`--counted:${value};`);
  expect(styles).toMatch(
    /calc\(var\(--counts,\s?0\) \* 1000ms\) linear calc\(var\(--counts,\s?0\) \* 500ms\) backwards/,
  );
  expect(await close()).toEqual([]);
});

test('is never touched by a script: no figure is shown and taken back (MKT-010, AMB-64)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  const { outlet, close } = await openPage('/', { moving: true });
  for (let frame = 0; frame < 100; frame += 1) {
    expect(figures(outlet)).toEqual(['42', '12']);
    await act(async () => void vi.advanceTimersByTime(16));
  }
  expect(await close()).toEqual([]);
});
