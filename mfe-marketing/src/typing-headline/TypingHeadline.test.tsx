// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { landing } from '../content/landings/creation-site-web-quebec.ts';
import { find, openPage } from '../testing/openPage.ts';

const path = '/creation-site-web-quebec';
const [first, second] = landing.hero.phrases;
const typed = (outlet: ParentNode) => find(outlet, 'h1 [aria-hidden]').textContent;

afterEach(() => vi.useRealTimers());

test('holds the served phrase 2 s, erases it at 50 ms and types the next at 100 ms a letter (MKT-043)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { outlet, page, close } = await openPage(path, { moving: true });
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  // The part comes alive, and then begins to count.
  await pass(0);
  expect(page.html).toContain(first);
  expect(typed(outlet)).toBe(first);
  await pass(1950);
  expect(typed(outlet)).toBe(first);
  await pass(100);
  expect(typed(outlet)).toBe(first.slice(0, -1));
  await pass((first.length - 1) * 50);
  expect(typed(outlet)).toBe('');
  await pass(100);
  expect(typed(outlet)).toBe(second.slice(0, 1));
  await pass((second.length - 1) * 100);
  expect(typed(outlet)).toBe(second);
  expect(find(outlet, 'h1 .visually-hidden').textContent).toBe(landing.hero.title);
  expect(await close()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('shows the first phrase, still, to whoever stops it, and types again when asked (WCAG 2.2.2)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { outlet, close } = await openPage(path, { moving: true });
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  // The part comes alive, and then begins to count.
  await pass(0);
  const button = find(outlet, 'h1 + button') as HTMLButtonElement;
  await pass(2500);
  expect(typed(outlet)).not.toBe(first);
  await act(async () => button.click());
  expect(button.textContent).toBe('Relancer l’animation');
  await pass(60_000);
  expect(typed(outlet)).toBe(first);
  await act(async () => button.click());
  await pass(2500);
  expect(typed(outlet)).not.toBe(first);
  expect(await close()).toEqual([]);
});

test('stands still for people who want no motion (MKT-043)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { outlet, close } = await openPage(path);
  await act(async () => void vi.advanceTimersByTime(60_000));
  expect(typed(outlet)).toBe(first);
  expect(await close()).toEqual([]);
});
