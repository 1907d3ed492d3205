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

test('refuses payloads that do not fit and events that do not exist', () => {
  const bus = createEventBus();
  expect(() => bus.publish('auth.signedIn.v1', {} as never)).toThrow(TypeError);
  expect(() => bus.publish('nope.v1' as never, {} as never)).toThrow('Unknown event');
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
