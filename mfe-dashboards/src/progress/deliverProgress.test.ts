// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliverProgress, GATHER_MS } from './deliverProgress.ts';
import { deviceStore } from './deviceStore.ts';
import { createProgressOutbox } from './progressOutbox.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const note = (text: string) =>
  ({ kind: 'note', id: 'm1', module_id: 'm1', text, at: '2026-11-21T12:00:00.000Z' }) as const;
function anOutbox(send: () => Promise<readonly string[]>) {
  return createProgressOutbox({ userId: 'u1', store: deviceStore, send, exclusively: (_, work) => work() });
}

test('delivers at once what an earlier page left, later what comes in', async () => {
  const send = vi.fn(async () => ['m1']);
  anOutbox(send).put(note('avant'));
  const outbox = anOutbox(send);
  const delivery = deliverProgress(outbox);
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(1);
  outbox.put(note('après'));
  await vi.advanceTimersByTimeAsync(GATHER_MS - 1);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
  expect(outbox.waiting()).toEqual([]);
  delivery.stop();
});

test('tries again after growing pauses, and at once when the connection is back (DLS-01)', async () => {
  const send = vi.fn(async (): Promise<readonly string[]> => {
    throw new Error('offline');
  });
  const outbox = anOutbox(send);
  outbox.put(note('texte'));
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
  outbox.put(note('texte'));
  expect(outbox.waiting()).toHaveLength(1);
  refuse.mockRestore();
  localStorage.setItem('agence-progress:u1:note:broken', '{"kind":"note"}');
  expect(outbox.waiting()).toHaveLength(1);
  expect(localStorage.getItem('agence-progress:u1:note:broken')).toBeNull();
});

test('shows nobody what another person has waiting (DLS-01)', () => {
  anOutbox(async () => []).put(note('de u1'));
  const other = createProgressOutbox({
    userId: 'u2',
    store: deviceStore,
    send: async () => [],
    exclusively: (_, work) => work(),
  });
  expect(other.waiting()).toEqual([]);
});
