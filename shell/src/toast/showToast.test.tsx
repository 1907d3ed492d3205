// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast } from './showToast.tsx';
import { TOAST_MS } from './ToastBubble.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  // jsdom has no popovers.
  Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} });
});
afterEach(() => vi.useRealTimers());

const bubbles = () => [...document.querySelectorAll('[popover]')];
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('shows one toast at a time, the latest (SHL-109)', async () => {
  await act(() => showToast({ title: 'Premier' }));
  await pass(TOAST_MS - 1);
  await act(() => showToast({ title: 'Second', description: 'Avec une suite' }));
  expect(bubbles().map(({ textContent }) => textContent)).toEqual(['SecondAvec une suite×']);
  await pass(TOAST_MS - 1);
  expect(bubbles()).toHaveLength(1);
  await pass(1);
  expect(bubbles()).toHaveLength(0);
});

test('interrupts screen readers for failures alone', async () => {
  await act(() => showToast({ title: 'Fait', tone: 'success' }));
  expect(bubbles()[0]?.getAttribute('role')).toBe('status');
  await act(() => showToast({ title: 'Erreur', tone: 'destructive' }));
  expect(bubbles()[0]?.getAttribute('role')).toBe('alert');
});

test('waits while somebody points at it, and closes on its button', async () => {
  await act(() => showToast({ title: 'Attends' }));
  await act(() => bubbles()[0]?.dispatchEvent(new Event('pointerover', { bubbles: true })));
  await pass(60_000);
  expect(bubbles()).toHaveLength(1);
  await act(() => bubbles()[0]?.querySelector('button')?.click());
  expect(bubbles()).toHaveLength(0);
});
