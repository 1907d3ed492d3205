// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enhanceLinks } from './links.ts';

const navigate = vi.fn(async () => {});
const prefetch = vi.fn();
enhanceLinks({ navigate, prefetch } as never);

/** React's root stops clicks on what it has not hydrated. */
const blockClicks = (root: Element) =>
  root.addEventListener('click', (event) => event.stopPropagation(), { capture: true });

beforeEach(() => {
  document.body.innerHTML =
    '<main><a id="live" href="/blog">Blog</a><div data-served><a id="served" href="/formations">Formations</a><a id="out" href="https://example.org/">Ailleurs</a></div></main>';
});
afterEach(() => vi.clearAllMocks());

const click = (id: string, how: MouseEventInit = {}) =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));

test('navigates to links of the site without loading a page (SHL-054)', () => {
  expect(click('live')).toBe(false);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/blog');
});

test('follows links in served HTML, where React lets no click through, and follows them once', () => {
  expect(click('served')).toBe(false);
  expect(navigate).toHaveBeenCalledTimes(1);
  blockClicks(document.querySelector('main') as Element);
  expect(click('served')).toBe(false);
  expect(navigate).toHaveBeenCalledTimes(2);
});

test('leaves other sites, new windows and what somebody else answers to the browser', () => {
  document.getElementById('out')?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click('out');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click('served', { ctrlKey: true });
  document.getElementById('live')?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click('live');
  expect(navigate).not.toHaveBeenCalled();
});
