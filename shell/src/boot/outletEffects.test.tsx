// @vitest-environment jsdom
import type { RemoteLifecycles } from '@agence/shared-contracts/remote/shell';
import { createFakeShell } from '@agence/shared-contracts/testing/fakeShell';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Arriving } from '../arriving/createArriving.ts';
import type { ArrivingPage } from '../arriving/fetchServedPage.ts';
import { failureTexts } from '../content/failure.ts';
import { someMeasures } from '../testing/someMeasures.ts';
import type { OutletEvent, Pending } from './outlet.ts';
import { createOutletEffects } from './outletEffects.tsx';

document.body.innerHTML = '<main id="contenu" tabindex="-1"><div id="outlet"></div></main>';
const element = document.getElementById('outlet') as HTMLElement;
const ready = vi.fn();
const setAside = vi.fn<(remote: string) => boolean>();
const { shell, heads, toasts } = createFakeShell({ path: '/' });
let events: OutletEvent[];
/** What the outlet shows or waits for. */
let content: unknown;
let isPlaced = false;
/** Pages that were shown, by path. */
let left: Record<string, ArrivingPage> = {};
const load = vi.fn();
const [preload, getReady, fetchAhead] = [vi.fn(), vi.fn(), vi.fn()];
const place = vi.fn<Arriving['place']>(async () => []);
const fetchHtml = vi.fn<Arriving['fetch']>();
const [reset, commit, arrive, notify] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
const navigate = vi.fn(async () => {});
const { measures, told } = someMeasures({
  remotes: { site: { version: '1.0.0-a' } as never },
  routeOf: (pathname) => (pathname === '/' ? '/' : '/:page'),
});
const perform = createOutletEffects({
  outlet: {
    getState: () => ({ content, isPlaced, address: new URL(location.href), kept: left }) as never,
    dispatch: (event) => void events.push(event),
  },
  element,
  shell,
  navigation: { navigate, commit, arrive, notify },
  loader: { load, preload, reset },
  arriving: { fetch: fetchHtml, place, getReady, fetchAhead },
  measures,
  setAside,
  ready,
});

/** The page that the server sent, as it stands in the outlet and as it was copied. */
let served: HTMLElement;
let kept: HTMLElement;
beforeEach(() => {
  events = [];
  vi.clearAllMocks();
  served = document.createElement('div');
  served.dataset.remote = 'site';
  served.textContent = 'Servi';
  kept = served.cloneNode(true) as HTMLElement;
  element.replaceChildren(served);
});
afterEach(() => {
  vi.useRealTimers();
  perform({ type: 'hideFailure' });
});

const bar = () => document.querySelector<HTMLElement>('[role=alert]');
const retryButton = () => [...(bar()?.querySelectorAll('button') ?? [])][0] as HTMLButtonElement;

test('says above the text that the server sent that nothing in it answers, and leaves title and focus alone', () => {
  perform({ type: 'showFailure', kept: () => kept, restore: false });
  expect(element.firstElementChild).toBe(served);
  expect(served.dataset.remote).toBe('site');
  expect(element.contains(bar())).toBe(false);
  expect(bar()?.querySelector('h1')).toBeNull();
  expect(bar()?.querySelector('p')?.textContent).toBe(failureTexts.contentKept);
  expect(heads).toEqual([]);
  // Clicks in it would be replayed to nobody: it is not ready.
  expect(ready).not.toHaveBeenCalled();
});

test('blames the connection for what does not answer only without one', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  perform({ type: 'showFailure', kept: () => kept, restore: false });
  expect(bar()?.querySelector('p')?.textContent).toBe(`${failureTexts.contentKept} ${failureTexts.offline}`);
});

test('puts back what a remote has taken away, to be read and not to be hydrated', () => {
  element.replaceChildren();
  perform({ type: 'showFailure', kept: () => kept, restore: true });
  expect(element.firstElementChild).toBe(kept);
  expect(kept.dataset.remote).toBeUndefined();
});

test('keeps the focus near the page when the button that has it goes, and takes it from nobody else', () => {
  perform({ type: 'showFailure', kept: () => kept, restore: false });
  retryButton().focus();
  retryButton().click();
  expect(events).toEqual([{ type: 'retried' }]);
  const focus = vi.spyOn(document.getElementById('contenu') as HTMLElement, 'focus');
  perform({ type: 'hideFailure' });
  expect([bar(), document.activeElement?.id]).toEqual([null, 'contenu']);
  // Whoever has scrolled down stays there.
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  focus.mockRestore();
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  perform({ type: 'showFailure', kept: () => kept, restore: false });
  perform({ type: 'hideFailure' });
  expect(document.activeElement).toBe(field);
  field.remove();
});

test('tries again by itself whenever the connection or the visitor comes back, for as long as the failure stands (conditions C13)', () => {
  perform({ type: 'showFailure', kept: () => kept, restore: false });
  dispatchEvent(new Event('offline'));
  expect(events).toEqual([]);
  dispatchEvent(new Event('online'));
  expect(events).toEqual([{ type: 'retried' }]);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(events).toHaveLength(2);
  perform({ type: 'hideFailure' });
  dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(events).toHaveLength(2);
});

test('leaves nothing of a failure when it goes', () => {
  const main = element.parentElement as HTMLElement;
  perform({ type: 'showFailure', kept: () => kept, restore: false });
  expect(main.children).toHaveLength(2);
  perform({ type: 'hideFailure' });
  expect([...main.children]).toEqual([element]);
});

function rootOf(mount: RemoteLifecycles['mount']) {
  const lifecycles = { mount, unmount: async () => Promise.reject(new Error('busy')) } as unknown as RemoteLifecycles;
  return { remote: 'site', lifecycles };
}

test('tells of a root that breaks once React has ended what it is doing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const error = new Error('render');
  const root = rootOf(async ({ onError }) => onError(error));
  perform({ type: 'mount', root, page: {} as never, url: new URL('https://site.test/') });
  await Promise.resolve();
  expect(events.filter(({ type }) => type === 'broke')).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(events).toContainEqual({ type: 'broke', root, error });
});

test('gives up on a page that hangs while it is mounted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const root = rootOf(() => new Promise(() => {}));
  perform({ type: 'mount', root, page: {} as never, url: new URL('https://site.test/') });
  await vi.advanceTimersByTimeAsync(11_999);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(events).toMatchObject([
    { type: 'broke', root, error: { name: 'TimeoutError', message: expect.stringContaining('Mounting site') } },
  ]);
});

test('tells which version failed, on which route and before which phase', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  told.length = 0;
  load.mockResolvedValue({ prepare: () => Promise.reject(new Error('no code')) });
  perform({ type: 'prepare', remote: 'site', url: new URL('https://site.test/'), isHere: true });
  await vi.waitFor(() => expect(events).toHaveLength(1));
  const [event] = events;
  if (event?.type !== 'prepared' || event.page.kind !== 'failure') throw new Error('It was prepared.');
  perform({ type: 'report', remote: 'site', error: event.page.error });
  expect(told.flat()).toContainEqual(['failed-prepared', 'site@1.0.0-a', '/', 0]);
  vi.restoreAllMocks();
});

test.each([
  ['the page of the document, which nothing else could show', '/', 6999],
  ['another, which a document may show sooner', '/blog/article', 3999],
])('gives up on a page that hangs while it is prepared, and says which: %s', async (_, path, ms) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  load.mockResolvedValue({ prepare: () => new Promise(() => {}) });
  const url = new URL(path, 'https://site.test');
  perform({ type: 'prepare', remote: 'site', url, isHere: false });
  await vi.advanceTimersByTimeAsync(ms);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  const error = { name: 'TimeoutError', message: expect.stringContaining(`Loading ${path}`) };
  expect(events).toMatchObject([{ type: 'prepared', url, page: { kind: 'failure', error } }]);
});

test('waits for the code of another remote no longer than a document would take, and for that of its own as long as it may', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  load.mockReturnValue(new Promise(() => {}));
  perform({ type: 'prepare', remote: 'site', url: new URL('https://site.test/'), isHere: true });
  const url = new URL('https://site.test/blog');
  perform({ type: 'prepare', remote: 'blog', url, isHere: false });
  await vi.advanceTimersByTimeAsync(2499);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(events).toMatchObject([{ url, page: { kind: 'failure', error: { name: 'TimeoutError' } } }]);
});

test('asks for the HTML of another page before its code, and gives up on it in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const url = new URL('https://site.test/blog');
  const page = { kind: 'redirect', to: '/' } as const;
  fetchHtml.mockResolvedValueOnce(page);
  perform({ type: 'prepare', remote: 'blog', url, isHere: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(events.splice(0)).toEqual([{ type: 'prepared', url, page }]);
  fetchHtml.mockReturnValueOnce(new Promise(() => {}));
  perform({ type: 'prepare', remote: 'blog', url, isHere: false });
  await vi.advanceTimersByTimeAsync(4001);
  expect(events).toMatchObject([{ page: { kind: 'failure', error: { name: 'TimeoutError' } } }]);
  // Of HTML that stands there already the code is all that is missing.
  load.mockReturnValue(new Promise(() => {}));
  perform({ type: 'prepare', remote: 'blog', url, isHere: true });
  expect([fetchHtml.mock.calls.length, load.mock.calls.length]).toEqual([2, 1]);
});

/** A page of which the HTML has been placed. */
const placed = (): Pending => ({ name: 'pending', remote: 'site', url: new URL('https://site.test/') });

const arrivingWith = (...modules: string[]) => restOf(Promise.resolve({ modules }));
const restOf = (rest: Promise<object>) =>
  ({ kind: 'served', remote: 'site', page: {}, rest }) as unknown as ArrivingPage;

test('gets a page ready that came on intent, fetches its modules and runs none of them', async () => {
  const page = arrivingWith('/r/a.js');
  perform({ type: 'preload', page });
  await page.rest;
  expect([getReady.mock.calls, preload.mock.calls, load.mock.calls]).toEqual([[[page]], [['site', ['/r/a.js']]], []]);
});

/** Puts a page into the outlet and loads its code. */
function placeAndLoad(seen: Promise<readonly string[]>, content = placed()) {
  place.mockReturnValueOnce(seen);
  perform({ type: 'place', content, page: {} as never });
  perform({ type: 'load', content });
}

test('loads the code of HTML that was placed once it is seen, all modules beside each other', async () => {
  let see!: (modules: readonly string[]) => void;
  content = placed();
  const lifecycles = { prepare: async () => ({ kind: 'page', status: 200 }) };
  load.mockResolvedValue(lifecycles);
  const seen = new Promise<readonly string[]>((resolve) => {
    see = resolve;
  });
  placeAndLoad(seen, content as Pending);
  await new Promise((resolve) => setTimeout(resolve));
  expect([preload.mock.calls.length, load.mock.calls.length]).toEqual([0, 0]);
  see(['/r/a.js']);
  await vi.waitFor(() => expect(events).toHaveLength(1));
  expect(preload).toHaveBeenCalledExactlyOnceWith('site', ['/r/a.js']);
  expect(events).toEqual([{ type: 'loaded', content, page: { kind: 'page', status: 200, lifecycles } }]);
});

test('the code of a page waits for its rest, and where that does not come a document says what is wrong', async () => {
  content = placed();
  perform({ type: 'preload', page: restOf(Promise.reject(new TypeError('Away'))) });
  placeAndLoad(Promise.reject(new TypeError('Away')), content as Pending);
  await vi.waitFor(() => expect(events).toHaveLength(1));
  const error = new Error('The rest of / does not come');
  expect(events).toEqual([{ type: 'loaded', content, page: { kind: 'failure', error } }]);
  expect([preload.mock.calls, getReady.mock.calls, load.mock.calls]).toEqual([[], [], []]);
});

test('a page counts as seen once: when its HTML is placed, or when it was drawn', async () => {
  const viewed = vi.spyOn(measures, 'viewed');
  const { url } = placed();
  const root = { remote: 'site', lifecycles: { mount: async () => {} } as unknown as RemoteLifecycles };
  perform({ type: 'place', content: placed(), page: {} as never });
  expect(viewed.mock.calls).toEqual([['/']]);
  for (const [placedBefore, times] of [
    [true, 1],
    [false, 2],
  ] as const) {
    isPlaced = placedBefore;
    events = [];
    perform({ type: 'mount', root, page: {} as never, url });
    await vi.waitFor(() => expect(events).toEqual([{ type: 'hydrated', root }]));
    expect(viewed).toHaveBeenCalledTimes(times);
  }
  viewed.mockRestore();
});

test('a page that was left loads nothing', async () => {
  load.mockRejectedValue(new Error('no code'));
  content = placed();
  placeAndLoad(Promise.resolve(['/r/left.js']));
  placeAndLoad(Promise.resolve(['/r/a.js']), content as Pending);
  await vi.waitFor(() => expect(events).toHaveLength(1));
  expect(events).toMatchObject([{ type: 'loaded', content, page: { kind: 'failure' } }]);
  expect(preload.mock.calls).toEqual([['site', ['/r/a.js']]]);
});

test('a remote that cannot be unmounted is only told of', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  perform({ type: 'unmount', root: rootOf(async () => {}), isReplaced: false });
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith('[site]', new Error('busy')));
  told.mockRestore();
});

const leaving = (cleanUp: () => void) => ({
  remote: 'site',
  lifecycles: {
    unmount: async (_: unknown, defer = (rest: () => void) => rest()) => defer(cleanUp),
    mount: async () => {},
  } as unknown as RemoteLifecycles,
});

test('a page that another replaces is taken apart once that is painted, any other at once', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  const cleanUp = vi.fn();
  perform({ type: 'unmount', root: leaving(cleanUp), isReplaced: true });
  await Promise.resolve();
  expect(cleanUp).not.toHaveBeenCalled();
  frames.shift()?.(0);
  await vi.waitFor(() => expect(cleanUp).toHaveBeenCalledOnce());
  perform({ type: 'unmount', root: leaving(cleanUp), isReplaced: false });
  expect(cleanUp).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

test('a page is taken apart before the next sets up its own', () => {
  const cleanUp = vi.fn();
  const root = leaving(cleanUp);
  perform({ type: 'unmount', root, isReplaced: true });
  perform({ type: 'mount', root, page: {} as never, url: new URL('https://site.test/') });
  expect(cleanUp).toHaveBeenCalledOnce();
});

test.each([
  ['has it', () => new Response('<h1>'), true],
  ['says that there is none', () => new Response('', { status: 404 }), true],
  ['breaks over it', () => new Response('', { status: 500 }), false],
  ['cannot make it', () => new Response('', { status: 503 }), false],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('asks a server that %s for three seconds whether it has the page', async (_, answer, hasPage) => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  vi.stubGlobal('fetch', async () => answer());
  const content = { name: 'pending', remote: 'site', url: new URL('https://site.test/') } as const;
  perform({ type: 'askServer', content });
  await vi.waitFor(() => expect(events).toEqual([{ type: 'answered', content, hasPage }]));
  expect(limit).toHaveBeenCalledWith(3000);
  vi.unstubAllGlobals();
  limit.mockRestore();
});

const failing = { name: 'pending', remote: 'site', url: new URL('https://site.test/') } as const;

test('asks the server for the page of the version before, which it can then name', async () => {
  const asked = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', asked);
  const limit = vi.spyOn(AbortSignal, 'timeout');
  setAside.mockReturnValue(true);
  perform({ type: 'fallBack', content: failing, kept: () => kept });
  expect(setAside).toHaveBeenCalledWith('site');
  await vi.waitFor(() => expect(events).toEqual([{ type: 'answered', content: failing, hasPage: true }]));
  expect(asked).toHaveBeenCalledWith(failing.url, expect.objectContaining({ method: 'HEAD' }));
  // Which it must first compose.
  expect(limit).toHaveBeenCalledExactlyOnceWith(10_000);
  limit.mockRestore();
  expect(element.firstElementChild).toBe(served);
  vi.unstubAllGlobals();
});

test('does not load again what would be the same: where nothing can be noted, or was before', () => {
  setAside.mockReturnValue(false);
  perform({ type: 'fallBack', content: failing, kept: () => kept });
  expect(events).toEqual([{ type: 'answered', content: failing, hasPage: false }]);
});

test('leaves no empty page meanwhile: the text of the server, or the word that it loads', () => {
  setAside.mockReturnValue(false);
  element.replaceChildren();
  perform({ type: 'fallBack', content: failing, kept: () => kept });
  expect(element.firstElementChild).toBe(kept);
  element.replaceChildren();
  perform({ type: 'fallBack', content: failing, kept: undefined });
  expect(element.textContent).toBe(failureTexts.pending);
});

const url = new URL('https://site.test/blog');

test('hands what was decided to who does it', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const request = { url, replace: false, remote: 'site', settle: vi.fn() };
  const arrival = { top: 7, hash: '' };
  perform({ type: 'reset', remote: 'site' });
  expect(reset).toHaveBeenCalledExactlyOnceWith('site');
  perform({ type: 'commit', request });
  expect(commit).toHaveBeenCalledExactlyOnceWith(request);
  perform({ type: 'settle', request });
  expect(request.settle).toHaveBeenCalledTimes(1);
  perform({ type: 'notify' });
  expect(notify).toHaveBeenCalledTimes(1);
  perform({ type: 'arrive', arrival });
  expect(arrive).toHaveBeenCalledExactlyOnceWith(arrival);
  perform({ type: 'ready' });
  expect(ready).toHaveBeenCalledExactlyOnceWith(element);
  perform({ type: 'report', remote: 'site', error: 'broken' });
  expect(told).toHaveBeenCalledExactlyOnceWith('[site]', 'broken');
  perform({ type: 'clear' });
  expect(element.childElementCount).toBe(0);
  told.mockRestore();
});

test('who comes to a page has the one before it ready for coming back, and what is gone to most fetched', () => {
  const [first, second] = [arrivingWith('/r/a.js'), arrivingWith('/r/b.js')];
  left = { '/': first };
  perform({ type: 'ready' });
  expect(getReady).not.toHaveBeenCalled();
  left = { '/': first, '/blog': second };
  perform({ type: 'ready' });
  expect(getReady).toHaveBeenCalledExactlyOnceWith(first, undefined);
  expect(fetchAhead).toHaveBeenCalledTimes(2);
  left = {};
});

test('says that a page is loading where screen readers hear it', () => {
  perform({ type: 'showPending' });
  expect(
    [...element.children].map((one) => [one.getAttribute('role') ?? (one as HTMLElement).role, one.textContent]),
  ).toEqual([['status', failureTexts.pending]]);
});

test('tells when time has passed, and not before', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = { kind: 'failure', error: '' } as const;
  perform({ type: 'age', url, page, ms: 20 });
  perform({ type: 'wait', content: failing, ms: 10 });
  vi.advanceTimersByTime(9);
  expect(events).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(events).toEqual([{ type: 'waited', content: failing }]);
  vi.advanceTimersByTime(10);
  expect(events.at(-1)).toEqual({ type: 'aged', url, page });
});

test('leads elsewhere in the place of the address, and says why where there is a reason', async () => {
  for (const toast of [undefined, 'Article introuvable']) {
    perform({ type: 'redirect', redirect: { kind: 'redirect', to: '/blog', ...(toast ? { toast } : {}) } });
    expect(navigate).toHaveBeenLastCalledWith('/blog', { replace: true });
    await vi.waitFor(() => expect(toasts).toEqual(toast ? [{ title: toast }] : []));
  }
});

test('tells what came of preparing: a page with its code, a redirect, or why there is none', async () => {
  const lifecycles = { prepare: vi.fn() };
  load.mockResolvedValue(lifecycles);
  for (const page of [
    { kind: 'page', routeId: 'a' },
    { kind: 'redirect', to: '/' },
  ]) {
    events = [];
    lifecycles.prepare.mockResolvedValueOnce(page);
    perform({ type: 'prepare', remote: 'site', url, isHere: false });
    const prepared = page.kind === 'page' ? { ...page, lifecycles } : page;
    await vi.waitFor(() => expect(events).toEqual([{ type: 'prepared', url, page: prepared }]));
  }
  events = [];
  load.mockRejectedValueOnce('gone');
  perform({ type: 'prepare', remote: 'site', url, isHere: false });
  await vi.waitFor(() => expect(events).toEqual([{ type: 'prepared', url, page: { kind: 'failure', error: 'gone' } }]));
});

test('tells that a page is hydrated, in the shell and for the address that it was asked for', async () => {
  const mount = vi.fn(async () => {});
  const root = rootOf(mount);
  const page = { kind: 'page' } as never;
  perform({ type: 'mount', root, page, url });
  await vi.waitFor(() => expect(events).toEqual([{ type: 'hydrated', root }]));
  expect(mount).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ shell, outlet: element, page, url, onError: expect.any(Function) }),
  );
});

test('a page without text that could stay is a page that says so, which answers at once', () => {
  perform({ type: 'showFailure', kept: undefined, restore: false });
  expect(element.querySelector('h1')?.textContent).toBe(failureTexts.title);
  expect(element.contains(served)).toBe(false);
  expect(heads).toEqual([
    {
      ...{ title: failureTexts.title, keywords: [], noindex: true },
      description: `${failureTexts.contentMissing} ${failureTexts.online}`,
    },
  ]);
  expect(ready).toHaveBeenCalledExactlyOnceWith(element);
  perform({ type: 'hideFailure' });
  expect(element.querySelector('h1')).toBeNull();
});

test('the bar above a page sticks as long as the page goes on', () => {
  perform({ type: 'showFailure', kept: () => kept, restore: false });
  expect((element.previousElementSibling as HTMLElement).style.display).toBe('contents');
});
