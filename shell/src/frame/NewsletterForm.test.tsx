import { NEWSLETTER_MS } from '@agence/shared-contracts/forms/newsletterOutcome';
// @vitest-environment jsdom
import type { LeadOutcome } from '@agence/shared-contracts/remote/shell';
import { createFakeShell } from '@agence/shared-contracts/testing/fakeShell';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LeadOutbox } from '../lead/leadOutbox.ts';
import { show } from '../testing/show.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

const fake = createFakeShell({ path: '/blog' });
const add = vi.fn<LeadOutbox['add']>();
const outbox: LeadOutbox = { add, flush: async () => {}, pending: () => 0 };

beforeEach(async () => {
  vi.useFakeTimers();
  add.mockReset();
  await show(<NewsletterForm path="/blog" shell={fake.shell} outbox={outbox} />);
});
afterEach(() => vi.useRealTimers());

const email = () => document.querySelector<HTMLInputElement>('input[type=email]') as HTMLInputElement;
const submit = () => document.querySelector<HTMLButtonElement>('button[type=submit]') as HTMLButtonElement;
const status = () => document.querySelector('[role=status]')?.textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function send(outcome: Promise<LeadOutcome>) {
  add.mockReturnValue(outcome);
  email().value = 'marie@exemple.test';
  await act(() => submit().form?.requestSubmit());
}

test('asks for an e-mail address and nothing else (SHL-077)', () => {
  expect(email().required).toBe(true);
  expect(email().placeholder).toBe('vous@entreprise.ca');
  expect(submit().textContent).toBe('S’inscrire');
});

test('says in our words, at the field, that the address is none, and sends nothing (access: A 31)', async () => {
  email().value = 'a@';
  await act(() => submit().form?.requestSubmit());
  expect(email().ariaInvalid).toBe('true');
  const said = document.getElementById(email().getAttribute('aria-describedby') ?? '');
  expect(said?.textContent).toMatch(/^Entrez une adresse complète/);
  expect(document.activeElement).toBe(email());
  expect(add).not.toHaveBeenCalled();
});

test('is disabled and says Inscription... while it works (SHL-078)', async () => {
  await send(Promise.resolve('delivered'));
  expect(submit().ariaDisabled).toBe('true');
  expect(submit().textContent).toBe('Inscription...');
  await pass(NEWSLETTER_MS - 1);
  expect(submit().textContent).toBe('Inscription...');
});

test('thanks after 1000 ms with word of the weekly advice, and clears the field (SHL-079, SHL-081)', async () => {
  expect(NEWSLETTER_MS).toBe(1000);
  await send(Promise.resolve('delivered'));
  await pass(1000);
  expect(status()).toMatch(/^Merci pour ton inscription\s! Nos conseils arrivent chaque semaine/);
  expect(email().value).toBe('');
  expect(submit().ariaDisabled).toBeNull();
  expect(add).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'newsletter', form: 'footer_newsletter_signup', email: 'marie@exemple.test' }),
  );
  expect(fake.tracked.at(-1)).toEqual({ name: 'form_submitted', form: 'footer_newsletter_signup' });
});

test('says that the address is kept when the backend does not answer (SHL-080, AMB-45)', async () => {
  await send(new Promise(() => {}));
  await pass(4000);
  expect(status()).toContain('partira d’elle-même');
});

test('says that it has arrived after all, once it has', async () => {
  await send(Promise.resolve('kept'));
  await pass(1000);
  expect(status()).toContain('gardée sur cet appareil');
  add.mockResolvedValue('delivered');
  await act(async () => void dispatchEvent(new Event('online')));
  expect(status()).toContain('Merci pour ton inscription');
});

test('names the server where it is the server that failed, keeps the address, and sends the same one again (SHL-080)', async () => {
  await send(Promise.resolve('failed'));
  await pass(1000);
  expect(status()).toContain('Notre serveur n’a pas pu noter votre adresse');
  expect(status()).not.toMatch(/connexion|ton inscription/);
  expect(email().value).toBe('marie@exemple.test');
  await send(Promise.resolve('delivered'));
  await pass(1000);
  const [first, second] = add.mock.calls.map(([lead]) => lead.id);
  expect(second).toBe(first);
  expect(status()).toContain('Merci pour ton inscription');
});

test('keeps the address and explains when it is refused (AMB-45)', async () => {
  await send(Promise.resolve('refused'));
  await pass(1000);
  expect(status()).toContain('Entrez une adresse complète');
  expect(email().value).toBe('marie@exemple.test');
});

test('can be sent again where the browser throws, and says so', async () => {
  vi.stubGlobal('reportError', vi.fn());
  vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce(() => {
    throw new TypeError('no');
  });
  await send(Promise.resolve('delivered'));
  expect(status()).toContain('n’a pas pu envoyer votre adresse');
  expect(submit().ariaDisabled).toBeNull();
  expect(email().value).toBe('marie@exemple.test');
  await send(Promise.resolve('delivered'));
  await pass(1000);
  expect(status()).toContain('Merci pour ton inscription');
});
