// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { footerQuotes } from '../content/footer.ts';
import { button, click, show } from '../testing/show.tsx';
import { QUOTE_MS, Quotes } from './Quotes.tsx';

let calm = false;
beforeEach(() => {
  calm = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const quote = () => document.querySelector('blockquote')?.textContent;
const quoted = (text = '') => `«\u00a0${text}\u00a0»`;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const figure = () => document.querySelector('figure') as HTMLElement;

test('shows another quote every 4000 ms, from the last back to the first (SHL-082)', async () => {
  expect(QUOTE_MS).toBe(4000);
  await show(<Quotes />);
  for (const { text } of footerQuotes) {
    expect(quote()).toBe(quoted(text));
    await pass(3999);
    expect(quote()).toBe(quoted(text));
    await pass(1);
  }
  expect(quote()).toBe(quoted(footerQuotes[0]?.text));
});

test('shows text, author, company and five stars with a text alternative, marked as an example (SHL-083, AMB-56)', async () => {
  await show(<Quotes />);
  const [first] = footerQuotes;
  expect(document.querySelector('figcaption')?.textContent).toContain(`${first?.author}, ${first?.company}`);
  // Before the stars: who reads them has read that they are invented.
  expect(figure().textContent).toMatch(/^Exemple fictif★/);
  expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('5 étoiles sur 5');
});

test('rests while somebody points at it (SHL-082)', async () => {
  await show(<Quotes />);
  const before = quote();
  await act(() => figure().dispatchEvent(new Event('pointerover', { bubbles: true })));
  await pass(20_000);
  expect(quote()).toBe(before);
  await act(() => figure().dispatchEvent(new Event('pointerout', { bubbles: true })));
  await pass(QUOTE_MS);
  expect(quote()).not.toBe(before);
});

test('stops for whoever presses its button, until it is pressed again (WCAG 2.2.2)', async () => {
  await show(<Quotes />);
  const before = quote();
  await click(button('Arrêter les citations'));
  await pass(20_000);
  expect(quote()).toBe(before);
  await click(button('Faire défiler les citations'));
  await pass(QUOTE_MS);
  expect(quote()).not.toBe(before);
});

test('stands still for visitors who want little motion (SHL-082)', async () => {
  calm = true;
  await show(<Quotes />);
  await pass(20_000);
  expect(quote()).toBe(quoted(footerQuotes[0]?.text));
  expect(document.querySelector('button')).toBeNull();
});
