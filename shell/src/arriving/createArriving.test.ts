// @vitest-environment jsdom
import { createFakeShell } from '@agence/shared-contracts/testing/fakeShell';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createArriving } from './createArriving.ts';
import type { ArrivingPage } from './fetchServedPage.ts';

const { shell } = createFakeShell({ path: '/' });
const url = new URL('https://site.test/blog');
let idle: (() => void)[];
let outlet: HTMLElement;
let arriving: ReturnType<typeof createArriving>;
let page: ArrivingPage;
const draw = vi.fn(() => document.createElement('article'));

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  draw.mockClear();
  outlet = document.createElement('div');
  arriving = createArriving({ outlet, head: shell.head, remotes: {}, findRoute: () => undefined });
  const head = { title: 'Blog', description: '', keywords: [] };
  page = {
    kind: 'served',
    remote: 'mfe-blog',
    page: { kind: 'page', status: 200, head, styles: '', modules: [] },
    draw,
  };
});
afterEach(() => void vi.unstubAllGlobals());

test('a page that is likely to be wanted is parsed while nothing else is to do, and shown without more work', () => {
  arriving.getReady(page);
  expect(draw).not.toHaveBeenCalled();
  idle[0]?.();
  expect([draw.mock.calls.length, outlet.childElementCount]).toEqual([1, 0]);
  arriving.place('mfe-blog', url, page);
  expect(draw).toHaveBeenCalledOnce();
  expect(outlet.firstElementChild).toBe(draw.mock.results[0]?.value);
  // What has been on screen is not as it came, and what stands there is not made again for who may come back to it.
  arriving.getReady(page);
  idle[1]?.();
  arriving.place('mfe-blog', url, page);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('whoever follows the link sooner waits for no idle moment, and the page is not parsed again', () => {
  arriving.getReady(page);
  arriving.place('mfe-blog', url, page);
  expect(outlet.childElementCount).toBe(1);
  idle[0]?.();
  expect(draw).toHaveBeenCalledOnce();
});
