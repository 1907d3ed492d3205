// @vitest-environment jsdom
import { act } from 'react';
// biome-ignore lint/style/noRestrictedImports: a hook alone, without the page that defineRemote() renders.
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUnhurried } from './useUnhurried.ts';

const MS = 10_000;
const over = vi.fn();
let root: Root;

const Bar = () => (
  <div id="bar" {...useUnhurried(MS, over)}>
    <button type="button">Annuler</button>
  </div>
);

beforeEach(async () => {
  over.mockClear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  await act(() => root.render(<Bar />));
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const button = () => document.querySelector('button') as HTMLButtonElement;
const point = (type: string) =>
  act(() => void document.getElementById('bar')?.dispatchEvent(new Event(type, { bubbles: true })));

test('ends after its time', async () => {
  await pass(MS - 1);
  expect(over).not.toHaveBeenCalled();
  await pass(1);
  expect(over).toHaveBeenCalledOnce();
});

test('waits for who has the focus in it or points at it, and begins anew afterwards (access: A 5, WCAG 2.2.1)', async () => {
  await act(() => button().focus());
  await pass(60_000);
  await point('pointerover');
  await act(() => button().blur());
  await pass(60_000);
  expect(over).not.toHaveBeenCalled();
  await point('pointerout');
  await pass(MS - 1);
  expect(over).not.toHaveBeenCalled();
  await pass(1);
  expect(over).toHaveBeenCalledOnce();
});

test('waits while nobody sees the tab', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(60_000);
  expect(over).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  await act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(MS);
  expect(over).toHaveBeenCalledOnce();
});
