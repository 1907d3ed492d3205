// @vitest-environment jsdom
import { createFakeShell } from '@agence/shared-contracts/testing/fakeShell';
import { __PRIVATE__ } from 'styled-components';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KEPT_MS } from '../boot/outlet.ts';
import { createArriving } from './createArriving.ts';
import type { ArrivingPage } from './fetchServedPage.ts';
import { shownPage } from './standBy.ts';

const { shell } = createFakeShell({ path: '/' });
const url = new URL('https://site.test/blog');
let idle: (() => void | Promise<void>)[];
let outlet: HTMLElement;
let arriving: ReturnType<typeof createArriving>;
let page: ArrivingPage;
const head = { title: 'Blog', description: '', keywords: [] };
const draw = vi.fn(() => document.createElement('article'));

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  draw.mockClear();
  outlet = document.createElement('div');
  arriving = createArriving({ outlet, head: shell.head, remotes: {}, findRoute: () => undefined });
  page = {
    ...{ kind: 'served', remote: 'mfe-blog' },
    page: { kind: 'page', status: 200, styles: '' },
    rest: Promise.resolve({ head, styles: '', modules: [] }),
    isWhole: () => true,
    draw,
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that is likely to be wanted stands by once nothing else is to do, and is shown without more work', async () => {
  arriving.getReady(page);
  expect(draw).not.toHaveBeenCalled();
  await idle.shift()?.();
  expect([draw.mock.calls.length, shownPage(outlet), outlet.childElementCount]).toEqual([1, null, 1]);
  arriving.place('mfe-blog', url, page);
  expect(draw).toHaveBeenCalledOnce();
  expect([outlet.childElementCount, shownPage(outlet)]).toEqual([1, draw.mock.results[0]?.value]);
  // What has been on screen is not as it came, and what stands there is not made again for who may come back to it.
  arriving.getReady(page);
  await idle.pop()?.();
  arriving.place('mfe-blog', url, page);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('whoever follows the link sooner waits for no idle moment, and the page is not parsed again', async () => {
  arriving.getReady(page);
  arriving.place('mfe-blog', url, page);
  expect(outlet.childElementCount).toBe(1);
  await idle[0]?.();
  expect(draw).toHaveBeenCalledOnce();
});

test('a page that stands by has the styles of its rest as well: none is left for the moment in which it is shown', async () => {
  const insertRules = vi.spyOn(__PRIVATE__.mainSheet, 'insertRules');
  const styled = (id: string) =>
    `<style>.${id}{top:0}/*!sc*/\ndata-styled.g9[id="${id}"]{content:"${id},"}/*!sc*/\n</style>`;
  page = {
    ...page,
    page: { ...page.page, styles: styled('above') },
    rest: Promise.resolve({ head, styles: styled('below'), modules: [] }),
  };
  arriving.getReady(page);
  await idle.shift()?.();
  expect(insertRules.mock.calls.map(([id]) => id)).toEqual(['above', 'below']);
  await arriving.place('mfe-blog', url, page);
  expect(insertRules).toHaveBeenCalledTimes(2);
});

describe('at rest', () => {
  const asked = vi.fn(async (path: string) => {
    const first = { ...page.page, html: '<h1>Suite</h1>', degraded: isDegraded };
    const rest = { html: '<p id="fin">Fin</p>', styles: '', head, modules: [] };
    if (path === '/_page/outils') throw new TypeError('Away');
    const lines = isCutOff ? [first] : [first, rest];
    const body = lines.map((line) => JSON.stringify(line)).join('\n');
    return new Response(body, { headers: { 'agence-release': '1.0.0-a' } });
  });
  const paths = () => asked.mock.calls.map(([path]) => path);
  /** Ends a task; answers are read in tasks of their own. */
  const task = () => new Promise((resolve) => setImmediate(resolve));
  const whileIdle = async (resting: Promise<void>) => {
    let isDone = false;
    void resting.then(() => {
      isDone = true;
    });
    while (!isDone) {
      for (const run of idle.splice(0)) run();
      await task();
    }
  };
  const rest = () => whileIdle(arriving.fetchAhead());
  let isDegraded = false;
  let isCutOff = false;

  beforeEach(() => {
    isCutOff = false;
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    isDegraded = false;
    asked.mockClear();
    vi.stubGlobal('fetch', asked);
    const links = ['/blog', '/dashboard', '/formations'].map((path) => `<a href="${path}">${path}</a>`);
    document.body.innerHTML = `<header id="shell-header">${links.join('')}</header>`;
    document.body.append(outlet);
    arriving = createArriving({
      outlet,
      head: shell.head,
      remotes: { 'mfe-blog': { version: '1.0.0-a' } } as never,
      findRoute: (path) => ({ remote: 'mfe-blog', ...(path !== '/dashboard' && { isServed: true }) }),
    });
  });
  afterEach(() => void document.body.replaceChildren());

  test('pages that are gone to most come one after the other, and a click asks for none of them', async () => {
    const resting = arriving.fetchAhead();
    expect([paths(), idle.length]).toEqual([[], 1]);
    for (const run of idle.splice(0)) run();
    await task();
    expect(paths()).toEqual(['/_page/blog']);
    await whileIdle(resting);
    expect(paths()).toEqual(['/_page/blog', '/_page/formations']);
    const here = new URL('/blog', location.href);
    const found = (await arriving.fetch('mfe-blog', here)) as ArrivingPage;
    expect([found.draw().textContent, paths().length]).toEqual(['SuiteFin', 2]);
    // Once it was shown, it is asked for as it is now.
    arriving.place('mfe-blog', here, found);
    await arriving.fetch('mfe-blog', here);
    expect(paths().length).toBe(3);
  });

  test('what came ahead is not asked for again, until it is as old as a page that comes back', async () => {
    await rest();
    await rest();
    expect(paths().length).toBe(2);
    vi.advanceTimersByTime(KEPT_MS);
    await arriving.fetch('mfe-blog', new URL('/blog', location.href));
    expect(paths().length).toBe(3);
  });

  test('what came ahead again, after it was shown, is kept as long as what comes first', async () => {
    await rest();
    const here = new URL('/blog', location.href);
    vi.advanceTimersByTime(KEPT_MS / 2);
    arriving.place('mfe-blog', here, (await arriving.fetch('mfe-blog', here)) as ArrivingPage);
    await rest();
    const before = paths().length;
    vi.advanceTimersByTime(KEPT_MS / 2);
    await arriving.fetch('mfe-blog', here);
    expect(paths().length).toBe(before);
  });

  test('nothing more comes from a server in trouble, or that cannot say all', async () => {
    isDegraded = true;
    await rest();
    expect(paths()).toEqual(['/_page/blog']);
    isDegraded = false;
    (document.querySelector('a') as HTMLAnchorElement).href = '/outils';
    await rest();
    expect(paths()).toEqual(['/_page/blog', '/_page/outils']);
  });

  test('a page of which only the beginning comes is not kept, and no more is asked for', async () => {
    isCutOff = true;
    await rest();
    await rest();
    expect(paths()).toEqual(['/_page/blog', '/_page/blog']);
  });

  test('who goes to a place in a page gets it whole, as that place may be in its rest', async () => {
    const found = (await arriving.fetch('mfe-blog', new URL('/blog#fin', location.href))) as ArrivingPage;
    expect([found.isWhole(), found.draw().querySelector('#fin')?.textContent]).toEqual([true, 'Fin']);
    isCutOff = true;
    await expect(arriving.fetch('mfe-blog', new URL('/blog#fin', location.href))).rejects.toThrow(
      'Not the page of /blog',
    );
  });

  test('nothing comes to who wants few bytes, and no more of a page that was left', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true }, onLine: true });
    await rest();
    expect(paths()).toEqual([]);
    vi.stubGlobal('navigator', { onLine: true });
    const left = arriving.fetchAhead();
    const waiting = idle.splice(0);
    document.body.querySelector('header')?.replaceChildren();
    await arriving.fetchAhead();
    for (const run of waiting) run();
    await left;
    expect(paths()).toEqual([]);
  });

  test('nor from the moment when another stands in its place, which may not answer yet', async () => {
    const here = new URL('/a-propos', location.href);
    const page = (await arriving.fetch('mfe-blog', here)) as ArrivingPage;
    const left = arriving.fetchAhead();
    arriving.place('mfe-blog', here, page);
    await whileIdle(left);
    expect(paths()).toEqual(['/_page/a-propos']);
  });

  test('nothing is asked for while there is no connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await rest();
    expect(paths()).toEqual([]);
    const connection = { onLine: true };
    vi.stubGlobal('navigator', connection);
    const resting = arriving.fetchAhead();
    connection.onLine = false;
    await whileIdle(resting);
    expect(paths()).toEqual([]);
  });
});
