// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusOn } from './focusOn.ts';
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
  expect(document.querySelectorAll(':root[data-follows]')).toHaveLength(1);
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

test.each([
  ['another mouse button', 'live', { button: 1 }],
  ['a new tab', 'live', { metaKey: true }],
  ['a new tab by Control', 'live', { ctrlKey: true }],
  ['a new window', 'live', { shiftKey: true }],
  ['a download', 'live', { altKey: true }],
  ['a file', 'file', {}],
  ['a link that names another window', 'window', {}],
  ['a link that is to be loaded', 'native', {}],
  ['what is no link', 'text', {}],
])('leaves %s to the browser', (_, id, how) => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<a id="file" href="/a.pdf" download>a</a><a id="window" href="/b" target="_blank">b</a><a id="native" href="/c" data-native>c</a><p id="text">d</p>',
  );
  // jsdom would navigate.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click(id, how);
  expect(navigate).not.toHaveBeenCalled();
});

test('follows a link that names its own window, from what stands inside it', () => {
  document.body.innerHTML = '<a href="/blog" target="_self"><b id="inside">Blog</b></a>';
  expect(click('inside')).toBe(false);
  expect(navigate).toHaveBeenCalledTimes(1);
});

test.each(['pointerover', 'focusin', 'touchstart'])(
  'gets a page ready at %s, but not the one that is shown',
  (type) => {
    const hint = (id: string) => document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }));
    document.body.insertAdjacentHTML('beforeend', '<a id="here" href="/?page=2">Ici</a><p id="text">d</p>');
    for (const id of ['out', 'here', 'text']) hint(id);
    expect(prefetch).not.toHaveBeenCalled();
    hint('live');
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/blog');
  },
);

test('focus that we move ourselves, as to the link by which a page was left, is no wish to follow it', () => {
  const link = document.getElementById('live');
  focusOn(link);
  expect(document.activeElement).toBe(link);
  expect(prefetch).not.toHaveBeenCalled();
  link?.blur();
  link?.focus();
  expect(prefetch).toHaveBeenCalledOnce();
});

test('an event that comes from no element concerns no link', () => {
  const errors = vi.fn((event: Event) => event.preventDefault());
  addEventListener('error', errors);
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.dispatchEvent(new Event(type));
  removeEventListener('error', errors);
  expect([prefetch.mock.calls, errors.mock.calls]).toEqual([[], []]);
});

test('fetches nothing that may not be wanted for who saves data (conditions C17)', () => {
  const intend = () => document.getElementById('live')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  intend();
  expect(prefetch).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { connection: { saveData: false } });
  intend();
  expect(prefetch).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
