// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PreparedPage } from '../remote/preparePage.ts';
import { recoverPage } from './recoverPage.ts';

const page = (degraded: boolean) => ({ kind: 'page', degraded }) as PreparedPage;
/** Longer than any two pauses between questions. */
const MINUTES_MS = 300_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('asks on while the page is degraded, shows the whole one, and asks no more', async () => {
  const onWhole = vi.fn();
  const pages = [page(true), page(true), page(false)];
  const take = vi.fn(async () => pages.shift());
  recoverPage(take, onWhole);
  await vi.advanceTimersByTimeAsync(MINUTES_MS);
  expect(take).toHaveBeenCalledTimes(3);
  expect(onWhole).toHaveBeenCalledExactlyOnceWith(page(false));
});

test('is done with a page that is another address’s by now', async () => {
  const onWhole = vi.fn();
  const take = vi.fn(async () => undefined);
  recoverPage(take, onWhole);
  await vi.advanceTimersByTimeAsync(MINUTES_MS);
  expect(take).toHaveBeenCalledTimes(1);
  expect(onWhole).not.toHaveBeenCalled();
});

test('shows nothing to who has left while the answer was on its way, and asks no more', async () => {
  const onWhole = vi.fn();
  let answer = (_: PreparedPage) => {};
  const take = vi.fn(
    () =>
      new Promise<PreparedPage>((resolve) => {
        answer = resolve;
      }),
  );
  const leave = recoverPage(take, onWhole);
  await vi.advanceTimersByTimeAsync(MINUTES_MS);
  leave();
  answer(page(false));
  await vi.advanceTimersByTimeAsync(MINUTES_MS);
  expect(take).toHaveBeenCalledTimes(1);
  expect(onWhole).not.toHaveBeenCalled();
});
