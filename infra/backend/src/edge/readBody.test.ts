import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBody } from './readBody.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A request whose body comes as `send` is called. */
function sender(headers: Record<string, string> = {}) {
  const cancel = vi.fn();
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
    cancel,
  });
  const request = new Request('http://x/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  const outcome = readBody(request).catch((error: { code?: string }) => error.code);
  return {
    outcome,
    cancel,
    send: (size: number) => controller.enqueue(new Uint8Array(size)),
    end: () => controller.close(),
  };
}

test('gives up a body that takes longer than ten seconds, without cutting its sender off (SRV-05)', async () => {
  const { outcome, cancel, send } = sender();
  for (let second = 0; second < 10; second += 1) {
    send(1);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(await outcome).toBe('body_too_slow');
  expect(cancel).not.toHaveBeenCalled();
});

test('refuses what says itself that it is too large before anything of it comes, and the rest at the first byte too many', async () => {
  expect(await sender({ 'content-length': '262145' }).outcome).toBe('too_large');
  const { outcome, send } = sender();
  for (let part = 0; part < 5; part += 1) send(60_000);
  expect(await outcome).toBe('too_large');
});

test('holds 32 MB of unfinished bodies in all, and takes new ones when they are over', async () => {
  const held = Array.from({ length: 128 }, () => sender());
  for (const { send } of held) send(256 * 1024);
  await vi.advanceTimersByTimeAsync(0);
  const late = sender();
  late.send(1);
  expect(await late.outcome).toBe('overloaded');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(new Set(await Promise.all(held.map(({ outcome }) => outcome)))).toEqual(new Set(['body_too_slow']));
  const next = sender();
  next.send(3);
  next.end();
  expect(await next.outcome).toHaveLength(3);
});
