// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAgain, PAUSES_MS } from './askAgain.ts';

let visibility: DocumentVisibilityState;
let isOnline: boolean;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  visibility = 'visible';
  isOnline = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function become(state: { visibility?: DocumentVisibilityState; isOnline?: boolean }) {
  if (state.visibility !== undefined) {
    visibility = state.visibility;
    document.dispatchEvent(new Event('visibilitychange'));
  }
  if (state.isOnline !== undefined) {
    isOnline = state.isOnline;
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  }
}

test('asks after pauses that grow to half a minute, also when asking fails, until it is done', async () => {
  const ask = vi.fn(async () => false).mockRejectedValueOnce(new Error('down'));
  stop = askAgain(ask);
  for (const [index, pause] of [...PAUSES_MS, 30_000, 30_000].entries()) {
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(ask).toHaveBeenCalledTimes(index);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(index + 1);
  }
  ask.mockResolvedValueOnce(true);
  await vi.advanceTimersByTimeAsync(30_000);
  const asked = ask.mock.calls.length;
  await vi.advanceTimersByTimeAsync(300_000);
  become({ isOnline: true });
  await vi.advanceTimersByTimeAsync(300_000);
  expect(ask).toHaveBeenCalledTimes(asked);
  expect(vi.getTimerCount()).toBe(0);
});

test('spreads the visitors of one failure over half of each pause', async () => {
  for (const [random, pause] of [
    [0, 1500],
    [1, 2500],
  ] as const) {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const ask = vi.fn(async () => true);
    stop = askAgain(ask);
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledOnce();
  }
});

test.each([
  ['hidden', { visibility: 'hidden' }, { visibility: 'visible' }],
  ['offline', { isOnline: false }, { isOnline: true }],
] as const)('asks nothing while the page is %s, and soon after', async (_, away, back) => {
  const ask = vi.fn(async () => false);
  stop = askAgain(ask);
  await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000);
  expect(ask).toHaveBeenCalledTimes(3);
  become(away);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(3);
  become(back);
  await vi.advanceTimersByTimeAsync(2000);
  expect(ask).toHaveBeenCalledTimes(4);
});

test('never asks twice at once, and not at all once it is given up', async () => {
  let settle = (_: boolean) => {};
  const ask = vi.fn(() => new Promise<boolean>((resolve) => (settle = resolve)));
  stop = askAgain(ask);
  await vi.advanceTimersByTimeAsync(2000);
  become({ isOnline: false });
  become({ isOnline: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
  settle(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
