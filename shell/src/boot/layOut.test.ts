// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layOutAside, layOutFirst } from './layOut.ts';

const DEPTH = 800;
let page: HTMLElement;
/** How often a page is looked through. */
const looks = () => vi.mocked(page.getBoundingClientRect).mock.calls.length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  page = document.createElement('div');
  vi.spyOn(page, 'getBoundingClientRect');
  document.body.replaceChildren(page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(depth: number) {
  const shown = layOutFirst(page, depth);
  await vi.runAllTimersAsync();
  await shown;
}

test('a page that is laid out before it is seen is not looked through again for its first frame', async () => {
  layOutAside(page, DEPTH, () => true);
  await vi.runAllTimersAsync();
  const before = looks();
  await show(DEPTH);
  expect(looks()).toBe(before);
  // Its rest has come since.
  await show(DEPTH);
  expect(looks()).toBeGreaterThan(before);
});

test.each([
  ['further down', () => DEPTH + 1],
  [
    'in a window of another width',
    () => {
      vi.stubGlobal('innerWidth', innerWidth + 1);
      return DEPTH;
    },
  ],
])('one that is seen %s is looked through', async (_, turn) => {
  layOutAside(page, DEPTH, () => true);
  await vi.runAllTimersAsync();
  const before = looks();
  await show(turn());
  expect(looks()).toBeGreaterThan(before);
});

test('one that is wanted no more is not looked through', async () => {
  layOutAside(page, DEPTH, () => false);
  await vi.runAllTimersAsync();
  expect(looks()).toBe(0);
});
