import type { Release } from '@agence/shared-contracts/remote/release';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRenderers } from './createRenderers.ts';
import { RendererEnded } from './RendererEnded.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aRelease = (version: string, render = 'static') =>
  ({ name: 'mfe-blog', version, routes: [{ render }] }) as unknown as Release;
const request = { path: '/', siteUrl: '' };

/** Renderers whose processes end when a test says so. */
function setUp() {
  const ends: (() => void)[] = [];
  const closed: string[] = [];
  const start = vi.fn(async ({ version }: Release) => ({
    page: async () => ({ kind: 'redirect', to: version }) as const,
    sitemapPages: async () => [],
    outline: async () => undefined,
    started: async () => {},
    ended: new Promise<void>((resolve) => ends.push(resolve)),
    close: () => void closed.push(version),
  }));
  return { ends, closed, start, renderers: createRenderers(start) };
}

test('starts a renderer when it is first needed, once for all', async () => {
  const { start, renderers } = setUp();
  const one = renderers.of(aRelease('1'));
  expect(start).not.toHaveBeenCalled();
  await Promise.all([
    one.page(request, true),
    one.page(request, true),
    renderers.of(aRelease('1')).sitemapPages({} as never),
  ]);
  expect(start).toHaveBeenCalledTimes(1);
  expect(await renderers.of(aRelease('2')).page(request, true)).toEqual({ kind: 'redirect', to: '2' });
});

test('one that has ended starts again, at most once a second', async () => {
  const { ends, start, renderers } = setUp();
  const one = renderers.of(aRelease('1'));
  await one.page(request, true);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  await expect(one.page(request, true)).rejects.toThrow('mfe-blog 1: its server half has ended a moment ago.');
  await vi.advanceTimersByTimeAsync(1000);
  await one.page(request, true);
  expect(start).toHaveBeenCalledTimes(2);
});

test('one that cannot be started says why, and is tried again a second later', async () => {
  const { start, renderers } = setUp();
  start.mockRejectedValueOnce(new Error('not the file that was built'));
  const one = renderers.of(aRelease('1'));
  await expect(one.page(request, true)).rejects.toThrow('not the file that was built');
  await vi.advanceTimersByTimeAsync(1000);
  await expect(one.page(request, true)).resolves.toBeDefined();
});

test('asks nothing of one that is still starting, however long that takes on a busy machine', async () => {
  const { start, renderers } = setUp();
  const page = vi.fn(async () => ({ kind: 'redirect', to: '/' }) as const);
  let load = () => {};
  const started = () => new Promise<void>((resolve) => (load = resolve));
  start.mockImplementationOnce(async () => ({ ...(await setUp().start(aRelease('1'))), page, started }));
  const answer = renderers.of(aRelease('1')).page(request, true);
  const ready = vi.fn();
  void renderers.show([aRelease('1', 'data'), aRelease('2')]).then(ready);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(page).not.toHaveBeenCalled();
  expect(ready).not.toHaveBeenCalled();
  load();
  expect(await answer).toEqual({ kind: 'redirect', to: '/' });
  expect(ready).toHaveBeenCalledOnce();
  expect(start).toHaveBeenCalledOnce();
});

test('ends one that does not come to its start', async () => {
  const { closed, start, renderers } = setUp();
  const renderer = await start(aRelease('1'));
  start.mockResolvedValueOnce({ ...renderer, started: () => Promise.reject(new Error('took too long')) });
  await expect(renderers.of(aRelease('1')).page(request, true)).rejects.toThrow('took too long');
  expect(closed).toEqual(['1']);
});

test('what is not shown any more ends half a minute later, unless it is shown again', async () => {
  const { closed, renderers } = setUp();
  for (const version of ['1', '2', '3']) await renderers.of(aRelease(version)).page(request, true);
  renderers.show([aRelease('3')]);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(closed).toEqual([]);
  renderers.show([aRelease('2')]);
  await vi.advanceTimersByTimeAsync(1);
  expect(closed).toEqual(['1']);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(closed).toEqual(['1', '3']);
  renderers.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(closed).toEqual(['1', '3', '2']);
});

test('what renders pages per request is ready before the first of them', async () => {
  const { start, renderers } = setUp();
  renderers.show([aRelease('1'), aRelease('2', 'data')]);
  expect(start.mock.calls.map(([{ version }]) => version)).toEqual(['2']);
});

test('what a renderer was asked when it ended is asked again, once, of the next', async () => {
  const { start, renderers } = setUp();
  const ended = vi.fn(() => Promise.reject(new RendererEnded('killed')));
  const dying = async () => ({ ...(await setUp().start(aRelease('1'))), page: ended });
  start.mockImplementationOnce(dying);
  const one = renderers.of(aRelease('1'));
  await one.sitemapPages({} as never);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await one.page(request, true)).toEqual({ kind: 'redirect', to: '1' });
  expect([ended.mock.calls.length, start.mock.calls.length]).toEqual([1, 2]);
  // Whatever ends each of them is not asked for ever.
  start.mockImplementation(dying);
  await renderers.of(aRelease('2')).sitemapPages({} as never);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(renderers.of(aRelease('2')).page(request, true)).rejects.toThrow('killed');
  expect(ended).toHaveBeenCalledTimes(3);
});

test('one that is shown comes back by itself, ever later where it ends soon', async () => {
  const { ends, start, renderers } = setUp();
  await renderers.show([aRelease('1', 'data'), aRelease('2')]);
  expect(renderers.missing()).toEqual([]);
  for (const pauseMs of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    const starts = start.mock.calls.length;
    ends.at(-1)?.();
    await vi.advanceTimersByTimeAsync(pauseMs - 1);
    expect([renderers.missing(), start.mock.calls.length]).toEqual([['mfe-blog'], starts]);
    await vi.advanceTimersByTimeAsync(1);
    expect([renderers.missing(), start.mock.calls.length]).toEqual([[], starts + 1]);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  ends.at(-1)?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(renderers.missing()).toEqual([]);
  renderers.show([]);
  ends.at(-1)?.();
  const starts = start.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(start).toHaveBeenCalledTimes(starts);
});
