// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REVEAL_OPTIONS, Reveal } from './Reveal.tsx';

let enter: (isIntersecting: boolean) => void;
const disconnect = vi.fn();
const options = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  disconnect.mockClear();
  options.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void, given: object) {
        options(given);
        enter = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {}
      disconnect = disconnect;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

async function show({ top, calm = false }: { top: number; calm?: boolean }): Promise<HTMLElement> {
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  document.body.innerHTML = '<div id="root"></div>';
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  await act(() =>
    createRoot(document.getElementById('root') as HTMLElement).render(<Reveal delay={200}>Texte</Reveal>),
  );
  return document.querySelector('#root > div') as HTMLElement;
}

test('fades a block below the window in once, at 10 % and 50 px (SHL-110)', async () => {
  const block = await show({ top: 5000 });
  expect(options).toHaveBeenCalledExactlyOnceWith(REVEAL_OPTIONS);
  expect(REVEAL_OPTIONS).toEqual({ threshold: 0.1, rootMargin: '50px' });
  expect(block.dataset.reveal).toBe('waiting');
  enter(false);
  expect(block.dataset.reveal).toBe('waiting');
  enter(true);
  expect(block.dataset.reveal).toBe('shown');
  expect(disconnect).toHaveBeenCalledOnce();
});

test('leaves alone what is in view already, and everything for visitors who want little motion (SHL-110)', async () => {
  expect((await show({ top: 100 })).dataset.reveal).toBeUndefined();
  expect((await show({ top: 5000, calm: true })).dataset.reveal).toBeUndefined();
  expect(options).not.toHaveBeenCalled();
});

test('is visible in the HTML of the server (SHL-110)', () => {
  expect(renderToString(<Reveal>Texte</Reveal>)).not.toContain('data-reveal');
});
