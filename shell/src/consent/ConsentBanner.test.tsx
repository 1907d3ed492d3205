// @vitest-environment jsdom
import { SilentObserver } from '@agence/shared-contracts/testing/SilentObserver';
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { button, click, show as render } from '../testing/show.tsx';
import { ConsentSlot } from './ConsentSlot.tsx';
import { createConsent } from './consent.ts';

beforeEach(() => {
  localStorage.clear();
  // jsdom lays nothing out; `e2e/journeys/magnified.spec.ts` sees what the notice leaves free.
  vi.stubGlobal('ResizeObserver', SilentObserver);
});

/** Renders and waits for the banner's code. */
async function show(children: ReactNode) {
  await render(children);
  await act(() => vi.dynamicImportSettled());
}

const banner = () => document.querySelector('section');

test.each([
  ['Accepter', 'accepted'],
  ['Refuser', 'declined'],
])('%s stores %s and hides the banner (SHL-096, SHL-098, SHL-099)', async (name, stored) => {
  const consent = createConsent();
  await show(<ConsentSlot consent={consent} />);
  expect(banner()).not.toBeNull();
  await click(button(name));
  expect(banner()).toBeNull();
  expect(localStorage.getItem('cookie-consent')).toBe(stored);
  await show(<ConsentSlot consent={createConsent()} />);
  expect(banner()).toBeNull();
});

test('gives both answers the same weight', async () => {
  await show(<ConsentSlot consent={createConsent()} />);
  expect(button('Accepter').className).toBe(button('Refuser').className);
});

test('comes back from the footer with the focus in it', async () => {
  localStorage.setItem('cookie-consent', 'declined');
  const consent = createConsent();
  await show(<ConsentSlot consent={consent} />);
  await act(() => consent.ask());
  await act(() => vi.dynamicImportSettled());
  expect(document.activeElement?.textContent).toBe('Vos témoins, votre choix');
});

test('says that a choice lasts for the visit alone when the browser blocks storage (SHL-100)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const consent = createConsent(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await show(<ConsentSlot consent={consent} />);
  expect(banner()?.textContent).toContain('pour cette visite seulement');
  await click(button('Refuser'));
  expect(banner()).toBeNull();
  vi.restoreAllMocks();
});

test('shows nothing on the server, which knows no visitor', async () => {
  await show(<ConsentSlot consent={undefined} />);
  expect(banner()).toBeNull();
});
