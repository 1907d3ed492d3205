// @vitest-environment jsdom
import { act } from 'react';
// biome-ignore lint/style/noRestrictedImports: a part alone, without the page that defineRemote() renders.
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { WhenNear } from './WhenNear.tsx';

type Moments = readonly { readonly isIntersecting: boolean }[];

afterEach(() => vi.unstubAllGlobals());

test('comes though a busy page is told at once that it was far and that it is near', async () => {
  let tell: (moments: Moments) => void = () => undefined;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: typeof tell) {
        tell = told;
      }
      observe() {}
      disconnect() {}
    },
  );
  const load = async () => ({ default: () => <p>Fin</p> });
  const page = document.createElement('div');
  await act(() => createRoot(page).render(<WhenNear load={load} of={{}} height="1rem" />));
  await act(async () => tell([{ isIntersecting: false }]));
  expect(page.textContent).toBe('');
  await act(async () => tell([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(page.textContent).toBe('Fin');
});

test('comes at once where it has what somebody came for, however far down', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const load = async () => ({ default: () => <p>Fin</p> });
  const page = document.createElement('div');
  await act(async () => createRoot(page).render(<WhenNear load={load} of={{}} height="1rem" isWanted />));
  expect(page.textContent).toBe('Fin');
});
