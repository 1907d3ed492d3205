// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliverProgress, GATHER_MS } from './deliverProgress.ts';
import { deviceStore } from './deviceStore.ts';
import { beginSession } from './learningSession.ts';
import type { SessionEvent } from './progressEvent.ts';
import { createProgressOutbox, type SendEvents } from './progressOutbox.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const session = (position: number): SessionEvent => ({
  ...beginSession({
    id: 's1',
    module: {
      module_id: 'm1',
      completion_percentage: 0,
      is_completed: false,
      video_position_seconds: position,
      watched: null,
    },
    hasVideo: false,
    device: 'desktop',
    at: '2026-11-21T12:00:00.000Z',
  }),
});
const stored = [{ id: 's1', status: 'stored' }] as const;
const anOutbox = (send: SendEvents, sendLast: SendEvents = async () => [], userId = 'u1') =>
  createProgressOutbox({ userId, store: deviceStore, send, sendLast, exclusively: (_, work) => work() });

/** The page is hidden or shown again, as the browser tells it. */
function show(visibilityState: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

test('delivers at once what an earlier page left, later what comes in', async () => {
  const send = vi.fn(async () => stored);
  anOutbox(send).put(session(1));
  const outbox = anOutbox(send);
  const delivery = deliverProgress(outbox);
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(1);
  outbox.put(session(2));
  await vi.advanceTimersByTimeAsync(GATHER_MS - 1);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
  expect(outbox.waiting()).toEqual([]);
  delivery.stop();
});

test('tries again after growing pauses, and at once when the connection is back (DLS-01)', async () => {
  const send = vi.fn(async (): Promise<never> => {
    throw new Error('offline');
  });
  const outbox = anOutbox(send);
  outbox.put(session(1));
  const delivery = deliverProgress(outbox);
  for (let second = 0; second < 60; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(send.mock.calls.length).toBe(5);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(send.mock.calls.length).toBe(6);
  expect(outbox.waiting()).toHaveLength(1);
  delivery.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(send.mock.calls.length).toBe(6);
});

test('keeps events for the tab where the device keeps nothing, and drops what is unreadable (AUT-13)', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const outbox = anOutbox(async () => []);
  outbox.put(session(1));
  expect(outbox.waiting()).toHaveLength(1);
  refuse.mockRestore();
  localStorage.setItem('agence-progress:u1:note:broken', '{"kind":"note"}');
  expect(outbox.waiting()).toHaveLength(1);
  expect(localStorage.getItem('agence-progress:u1:note:broken')).toBeNull();
});

test('shows nobody what another person has waiting (DLS-01)', () => {
  anOutbox(async () => []).put(session(1));
  const other = anOutbox(async () => [], undefined, 'u2');
  expect(other.waiting()).toEqual([]);
});

test('sends what waits in a last request when the page is hidden or left, each state once (DSH-030, DLS-01)', async () => {
  const answers: ((answer: typeof stored) => void)[] = [];
  const sendLast = vi.fn<SendEvents>(() => new Promise((resolve) => answers.push(resolve)));
  const send = vi.fn<SendEvents>(async () => stored);
  const outbox = anOutbox(send, sendLast);
  const delivery = deliverProgress(outbox);
  outbox.put(session(1));
  show('hidden');
  // On its way before anything else has had a chance to happen.
  expect(sendLast).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('pagehide'));
  expect(sendLast).toHaveBeenCalledTimes(1);
  outbox.put(session(2));
  dispatchEvent(new Event('pagehide'));
  expect(sendLast.mock.calls.map(([, events]) => events)).toEqual([[session(1)], [session(2)]]);
  // Still there until the server has acknowledged the state that was reached last.
  answers[0]?.(stored);
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.waiting()).toEqual([session(2)]);
  answers[1]?.(stored);
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.waiting()).toEqual([]);
  delivery.stop();
});

test('delivers as usual what a last request could not bring (DLS-01)', async () => {
  const send = vi.fn<SendEvents>(async () => stored);
  const outbox = anOutbox(send, () => Promise.reject(new TypeError('too large')));
  const delivery = deliverProgress(outbox);
  outbox.put(session(1));
  show('hidden');
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(send).toHaveBeenCalledTimes(1);
  outbox.put(session(2));
  show('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(2);
  expect(outbox.waiting()).toEqual([]);
  delivery.stop();
});
