// @vitest-environment jsdom
import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import type { ServedPage } from '@agence/shared-contracts/testing/servedPage';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { manifest, render } from '../exposes/server.ts';
import { find, openPage, textsOf } from '../testing/openPage.ts';

afterEach(() => void vi.restoreAllMocks());

let opened: ServedPage;

afterEach(async () => {
  vi.useRealTimers();
  expect(await opened.close()).toEqual([]);
});

const form = () => find<HTMLFormElement>(opened.outlet, '#infolettre');
const email = () => find<HTMLInputElement>(form(), '[name=email]');
const button = () => find<HTMLButtonElement>(form(), '[type=submit]');
const status = () => textsOf(form(), '[role=status]')[0];

async function open() {
  opened = await openPage('/');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

async function subscribe(address: string) {
  email().value = address;
  await act(async () => void form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
}

test('asks for an e-mail address, required and with an example, in a form that works alone (MKT-020)', async () => {
  await open();
  expect([email().type, email().required, email().placeholder]).toEqual(['email', true, 'vous@entreprise.ca']);
  expect([form().method, form().getAttribute('action')]).toEqual(['post', '/functions/v1/lead']);
  const sent = Object.fromEntries(new FormData(form()));
  expect(sent).toMatchObject({
    kind: 'newsletter',
    form: 'newsletter_signup',
    return_to: '/#infolettre',
    site_web: '',
  });
});

test('says that it works for 1000 ms, thanks and is empty again (MKT-021, CON-006)', async () => {
  await open();
  const published = vi.fn();
  opened.fake.shell.events.subscribe('lead.newsletterSubmitted.v1', published);
  await subscribe('marie@boutique.example');
  expect([button().textContent, button().ariaDisabled]).toEqual(['Inscription...', 'true']);
  expect(published.mock.lastCall?.[0]).toMatchObject({ email: 'marie@boutique.example', form: 'newsletter_signup' });
  await act(async () => void vi.advanceTimersByTime(999));
  expect([button().ariaDisabled, email().value]).toEqual(['true', 'marie@boutique.example']);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect([button().textContent, button().ariaDisabled, email().value]).toEqual(['S’inscrire', null, '']);
  expect(status()).toContain('Merci pour ton inscription\u202f!');
  expect(status()).toContain('Nos conseils arrivent chaque semaine');
});

test.each(['kept', 'failed'] as const)(
  'says that the address is kept on the device while the backend has not taken it: %s (AMB-10)',
  async (outcome) => {
    await open();
    const watching = vi.fn<NonNullable<ShellApi['watchLead']>>();
    Object.assign(opened.fake.shell, { watchLead: watching });
    await subscribe('marie@boutique.example');
    const tell = watching.mock.lastCall?.[1] ?? (() => {});
    await act(async () => tell(outcome));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(status()).toContain('gardée sur cet appareil');
    await act(async () => tell('delivered'));
    expect(status()).toContain('Merci pour ton inscription');
  },
);

test('reports the conversion once, without the address (MKT-020, SHL-102)', async () => {
  await open();
  await subscribe('marie@boutique.example');
  await act(async () => void vi.advanceTimersByTime(1000));
  expect(opened.fake.tracked).toEqual([{ name: 'form_submitted', form: 'newsletter_signup' }]);
});

test('keeps the address and says what to do when it cannot be handed over (AMB-45)', async () => {
  await open();
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  vi.spyOn(opened.fake.shell.events, 'publish').mockImplementation(() => {
    throw new TypeError('refused');
  });
  await subscribe('marie@boutique.example');
  expect(email().value).toBe('marie@boutique.example');
  expect(button().ariaDisabled).toBeNull();
  expect(status()).toContain('Vérifiez-la, puis réessayez.');
  expect(opened.fake.tracked).toEqual([]);
  expect(reported).toHaveBeenCalledOnce();
});

test.each([
  ['ok', 'Merci pour ton inscription\u202f!'],
  ['erreur', 'Vérifiez-la, puis réessayez.'],
])('shows what the server answered to the form without JavaScript: %s (AMB-10)', async (answer, said) => {
  await open();
  const page = await render({ path: `/?inscription=${answer}`, siteUrl: 'https://site.test' });
  if (page.kind !== 'page') throw new Error('The home page leads elsewhere');
  const served = document.createElement('div');
  served.innerHTML = page.html;
  expect(textsOf(served, '#infolettre [role=status]')[0]).toContain(said);
  expect(manifest.routes.find(({ path }) => path === '/')?.query).toEqual(['inscription']);
});
