// @vitest-environment jsdom
import type { NavigationEntry } from '@agence/shared-contracts/remote/manifest';
import { createFakeShell } from '@agence/shared-contracts/testing/fakeShell';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LeadOutbox } from '../lead/leadOutbox.ts';
import { button, click, show } from '../testing/show.tsx';
import { ContactDialog } from './ContactDialog.tsx';

const fake = createFakeShell({ path: '/google-ads-quebec' });
const add = vi.fn<LeadOutbox['add']>();
const outbox: LeadOutbox = { add, flush: async () => {}, pending: () => 0 };
const services: NavigationEntry[] = [
  { slot: 'services', label: 'Google Ads', to: '/google-ads-quebec', order: 1 },
  { slot: 'services', label: 'Production vidéo', to: '/production-video-quebec', order: 2 },
];
const valid = {
  nom: 'Marie Tremblay',
  email: 'marie@exemple.test',
  message: 'Je veux doubler mes ventes en ligne.',
};

async function open(calendarUrl?: string) {
  await show(
    <ContactDialog
      path="/google-ads-quebec"
      services={services}
      calendarUrl={calendarUrl}
      shell={fake.shell}
      outbox={outbox}
    />,
  );
  (document.querySelector('dialog') as HTMLDialogElement).open = true;
}
const form = () => document.querySelector('form') as HTMLFormElement;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const type = (fields: Record<string, string>) =>
  act(() => {
    for (const [name, value] of Object.entries(fields)) field(name).value = value;
    form().dispatchEvent(new Event('input', { bubbles: true }));
  });
const agree = () => act(() => field('consentement').click());
const submit = () => act(async () => form().requestSubmit());
const text = () => document.querySelector('dialog')?.textContent ?? '';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  add.mockReset().mockResolvedValue('delivered');
});

test('is called Réserver votre consultation and contains the contact form (SHL-091)', async () => {
  await open();
  const dialog = document.querySelector('dialog');
  const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
  expect(title?.textContent).toBe('Réserver votre consultation');
  expect(form().getAttribute('action')).toBe('/functions/v1/lead');
});

test('explains every empty required field and sends nothing (SHL-092)', async () => {
  await open();
  await submit();
  expect(add).not.toHaveBeenCalled();
  for (const name of ['nom', 'email', 'message', 'consentement']) {
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    const error = document.getElementById(field(name).getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toMatch(/\.$/);
  }
  expect(document.activeElement).toBe(field('nom'));
});

test.each([
  ['nom', 'M'],
  ['nom', 'M'.repeat(81)],
  ['email', 'marie@'],
  ['message', 'Allô'],
  ['message', 'a'.repeat(2001)],
])('refuses %s of "%.12s" and keeps what was typed (SHL-092)', async (name, value) => {
  await open();
  await type({ ...valid, [name]: value });
  await agree();
  await submit();
  expect(add).not.toHaveBeenCalled();
  expect(field(name).value).toBe(value);
  expect(field(name).getAttribute('aria-invalid')).toBe('true');
});

test('takes the service of the page, stores the request and confirms the reply delay (SHL-092)', async () => {
  await open();
  expect(field('service').value).toBe('Google Ads');
  await type(valid);
  await agree();
  await submit();
  expect(add).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ ...valid, kind: 'contact', service: 'Google Ads', consentement: 'oui' }),
  );
  expect(text()).toContain('moins de 2 heures');
  expect(fake.tracked.at(-1)).toEqual({ name: 'form_submitted', form: 'contact' });
  await click(button('Écrire une autre demande'));
  expect(field('message').value).toBe('');
});

test('says that the request is kept when the backend does not answer (AMB-45)', async () => {
  add.mockResolvedValue('kept');
  await open();
  await type(valid);
  await agree();
  await submit();
  expect(text()).toContain('gardée sur cet appareil');
});

test('keeps every word when the request is refused (AMB-45)', async () => {
  add.mockResolvedValue('refused');
  await open();
  await type(valid);
  await agree();
  await submit();
  expect(text()).toContain('n’a pas pu être acceptée');
  expect(field('message').value).toBe(valid.message);
});

test('keeps what is typed over a reload, until it is sent', async () => {
  await open();
  await type(valid);
  await open();
  expect(field('message').value).toBe(valid.message);
  await agree();
  await submit();
  await open();
  expect(field('message').value).toBe('');
});

test('offers no empty frame without a calendar (AMB-49, AMB-54)', async () => {
  await open();
  expect(document.querySelector('iframe')).toBeNull();
  expect(text()).not.toContain('Afficher le calendrier');
});

test('loads the calendar after a click alone, and remembers that (SHL-093, SHL-095)', async () => {
  const url = 'https://calendrier.exemple.test/cimes';
  await open(url);
  expect(document.querySelector('iframe')).toBeNull();
  await click(button('Afficher le calendrier'));
  const frame = document.querySelector('iframe');
  expect([frame?.src, frame?.title]).toEqual([url, 'Calendrier de réservation']);
  await open(url);
  expect(document.querySelector('iframe')?.src).toBe(url);
});
