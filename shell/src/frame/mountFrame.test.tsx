// @vitest-environment jsdom

import { createFakeShell } from '@agence/shared-contracts/testing/fakeShell';
import { SilentObserver } from '@agence/shared-contracts/testing/SilentObserver';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { ContactDialog } from '../booking/ContactDialog.tsx';
import { createConsent } from '../consent/consent.ts';
import type { LeadOutbox } from '../lead/leadOutbox.ts';
import { Header } from './Header.tsx';
import { mountFrame } from './mountFrame.tsx';

beforeEach(() => {
  answering = [];
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  vi.stubGlobal('ResizeObserver', SilentObserver);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

const { shell } = createFakeShell({ path: '/' });
const consent = createConsent();
const outbox: LeadOutbox = { add: async () => 'kept', flush: async () => {}, pending: () => 0 };

/** The frame as it was served. @param isOpen a visitor has opened the dialog meanwhile */
async function mount(isOpen: boolean) {
  const header = renderToString(<Header path="/" navigation={[]} shell={shell} consent={consent} />);
  const dialog = renderToString(
    <ContactDialog path="/" services={[]} calendarUrl={undefined} shell={shell} outbox={undefined} />,
  );
  document.body.innerHTML = `<div id="shell-header">${header}</div><div id="shell-footer"></div><div id="shell-dialogs">${dialog}</div>`;
  document.querySelector('#shell-dialogs dialog')?.toggleAttribute('open', isOpen);
  await mountFrame({
    shell,
    outbox,
    consent,
    registry: { navigation: [], config: {} },
    ready: (root) => void answering.push(root.id),
  });
}
let answering: string[] = [];
/** Before it is alive the form is the browser's, which checks the fields itself. */
const form = () => document.querySelector('#shell-dialogs form[method=post][novalidate]');

test('the booking dialog comes alive with the first focus in it (SHL-091)', async () => {
  await mount(false);
  expect(form()).toBeNull();
  document.querySelector('#shell-dialogs input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await vi.waitFor(() => expect(form()).not.toBeNull());
});

test('one that a visitor has opened before the code was there comes alive at once (SHL-091)', async () => {
  await mount(true);
  await vi.waitFor(() => expect(form()).not.toBeNull());
  await vi.waitFor(() => expect(answering).toEqual(['shell-header', 'shell-dialogs']));
});

test('stays open with what was typed where somebody else has put something into it before it came alive (SHL-091)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const opened = vi.fn(function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
  });
  HTMLDialogElement.prototype.showModal = opened;
  await mount(false);
  const dialog = document.querySelector('dialog#reserver');
  dialog?.prepend(document.createElement('grammarly-extension'));
  dialog?.setAttribute('open', '');
  const name = dialog?.querySelector<HTMLInputElement>('[name=nom]');
  Object.assign(name ?? {}, { value: 'Marie' });
  name?.focus();
  await vi.waitFor(() => expect(form()).not.toBeNull());
  expect(name?.isConnected).toBe(false);
  expect(document.querySelector('dialog[open]')).not.toBeNull();
  const now = document.querySelector<HTMLInputElement>('[name=nom]');
  expect(now?.value).toBe('Marie');
  expect(document.activeElement).toBe(now);
});

test('the button of the mobile menu says when it is open, though the menu was served and not made here (SHL-076)', async () => {
  await mount(false);
  const button = document.querySelector('[commandfor=menu-mobile][command=show-modal]');
  await vi.waitFor(() => expect(answering).toContain('shell-header'));
  expect(button?.getAttribute('aria-expanded')).toBe('false');
  const menu = document.querySelector('#menu-mobile') as HTMLDialogElement;
  menu.setAttribute('open', '');
  menu.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
  await vi.waitFor(() => expect(button?.getAttribute('aria-expanded')).toBe('true'));
  menu.removeAttribute('open');
  menu.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
  await vi.waitFor(() => expect(button?.getAttribute('aria-expanded')).toBe('false'));
});
