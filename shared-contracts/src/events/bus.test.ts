import { expect, test, vi } from 'vitest';
import { createEventBus } from './bus.ts';

test('hands an event to its listeners until they leave', () => {
  const bus = createEventBus();
  const listener = vi.fn();
  const stop = bus.subscribe('auth.signedIn.v1', listener);
  bus.publish('auth.signedIn.v1', { userId: 'u1' });
  stop();
  bus.publish('auth.signedIn.v1', { userId: 'u2' });
  expect(listener.mock.calls).toEqual([[{ userId: 'u1' }]]);
});

test('refuses payloads that do not fit', () => {
  expect(() => createEventBus().publish('auth.signedIn.v1', {} as never)).toThrow(TypeError);
});

test('an event that this shell does not know disables nothing, and is told once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const bus = createEventBus();
  const stop = bus.subscribe('later.v1' as never, () => {});
  for (const name of ['later.v1', 'later.v1', 'toString']) bus.publish(name as never, { id: 1 } as never);
  stop();
  expect(warn.mock.calls).toEqual([['Nobody here knows the event later.v1'], ['Nobody here knows the event toString']]);
  warn.mockRestore();
});

test('tells who comes later what was said last', () => {
  const bus = createEventBus();
  expect(bus.last?.('auth.signedIn.v1')).toBeUndefined();
  for (const userId of ['u1', 'u2']) bus.publish('auth.signedIn.v1', { userId });
  expect(bus.last?.('auth.signedIn.v1')).toEqual({ userId: 'u2' });
});

test('lets no failing listener stop the others, and reports it', async () => {
  const bus = createEventBus();
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const listener = vi.fn();
  bus.subscribe('auth.signedOut.v1', () => {
    throw new Error('broken');
  });
  bus.subscribe('auth.signedOut.v1', listener);
  bus.publish('auth.signedOut.v1', {});
  expect(listener).toHaveBeenCalledOnce();
  await Promise.resolve();
  expect(reported).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
