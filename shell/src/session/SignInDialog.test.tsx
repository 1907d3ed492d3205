// @vitest-environment jsdom

import { PASSWORD_LENGTH } from '@agence/shared-contracts/forms/account';
import { AuthApiError, AuthWeakPasswordError } from '@supabase/supabase-js';
import { beforeEach, expect, test, vi } from 'vitest';
import { authErrors, signInTexts as texts } from '../content/signIn.ts';
import { nobody } from './authState.ts';
import { SignInDialog } from './SignInDialog.tsx';
import { alerts, click, control, fakeAuth, render, type } from './testing/renderAuth.tsx';

const user = { id: 'u1', email: 'marie@exemple.test' };
const done = vi.fn();
const client = {
  signInWithPassword: vi.fn(),
  signInWithOtp: vi.fn(),
  signUp: vi.fn(),
  resetPasswordForEmail: vi.fn(),
  verifyOtp: vi.fn(),
  updateUser: vi.fn(),
  getSession: vi.fn(),
  mfa: { challengeAndVerify: vi.fn() },
};
const { recover, signUp } = texts.modes;

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
});

async function open(state = nobody, mode: 'signIn' | 'signUp' | 'recover' = 'signIn') {
  const fake = fakeAuth(client, state);
  await render(<SignInDialog auth={fake.auth} mode={mode} request={1} next="/formations/seo" onDone={done} />);
  return fake;
}

test.each([
  ['signIn', texts.submit.signIn, 'Entrez votre mot de passe.'],
  ['signUp', texts.submit.signUp, 'Choisissez un mot de passe.'],
] as const)('sends nothing of an empty form and marks both fields: %s (SHL-043)', async (mode, submit, password) => {
  await open(nobody, mode);
  await click(submit);
  expect(alerts()).toEqual([
    'Entrez un courriel, par exemple marie@entreprise.ca, ou un numéro de téléphone.',
    password,
  ]);
  expect(document.activeElement).toBe(control(texts.identifier));
  expect(control(texts.identifier).getAttribute('aria-invalid')).toBe('true');
  for (const call of [client.signInWithPassword, client.signUp]) expect(call).not.toHaveBeenCalled();
});

test.each([
  ['marie@exemple.test', { email: 'marie@exemple.test' }],
  ['418 555-0199', { phone: '+14185550199' }],
])('signs in with %s and a password, then closes and goes on (SHL-043, SHL-024)', async (typed, identifier) => {
  client.signInWithPassword.mockResolvedValue({ error: null });
  const { become } = await open();
  await type(texts.identifier, typed);
  await type(texts.password, 'Sentier-Boreal-27');
  await click(texts.submit.signIn);
  expect(client.signInWithPassword).toHaveBeenCalledWith({ ...identifier, password: 'Sentier-Boreal-27' });
  await become({ ...nobody, user });
  expect(done).toHaveBeenCalledTimes(1);
  expect(document.querySelector('dialog')?.open).toBe(false);
});

test('keeps what was typed when the service refuses or does not answer (SHL-042)', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  client.signInWithPassword
    .mockResolvedValueOnce({ error: new AuthApiError('no', 400, 'invalid_credentials') })
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await open();
  await type(texts.identifier, 'marie@exemple.test');
  await type(texts.password, 'pas-le-bon');
  await click(texts.submit.signIn);
  expect(alerts()).toEqual([authErrors.byCode.invalid_credentials]);
  await click(texts.submit.signIn);
  expect(alerts()).toEqual([authErrors.unreachable]);
  expect([control(texts.identifier).value, control(texts.password).value]).toEqual([
    'marie@exemple.test',
    'pas-le-bon',
  ]);
});

test('shows the reasons of a weak password as a list (SHL-044)', async () => {
  client.signUp.mockResolvedValue({
    data: {},
    error: new AuthWeakPasswordError('weak', 422, ['length', 'characters']),
  });
  await open(nobody, 'signUp');
  await type(texts.identifier, 'marie@exemple.test');
  await type(texts.password, 'motdepasse');
  await click(texts.submit.signUp);
  const reasons = [...document.querySelectorAll('[id$=-error] li')].map(({ textContent }) => textContent);
  expect(reasons).toEqual([authErrors.weakPassword.length, authErrors.weakPassword.characters]);
  expect(control(texts.password).getAttribute('aria-describedby')).toContain('sign-in-password-error');
});

test.each([
  ['marie@exemple', 'Sentier-Boreal-27', 'Entrez votre adresse complète, par exemple marie@entreprise.ca.'],
  [
    '418 555-0199 poste 4',
    'Sentier-Boreal-27',
    'Entrez un courriel, par exemple marie@entreprise.ca, ou un numéro de téléphone.',
  ],
  ['marie@exemple.test', 'Sentier', PASSWORD_LENGTH],
  ['marie@exemple.test', 'é'.repeat(40), PASSWORD_LENGTH],
])('asks nobody for an account for %s with %s: it says beside the field what to mend', async (who, password, said) => {
  await open(nobody, 'signUp');
  await type(texts.identifier, who);
  await type(texts.password, password);
  await click(texts.submit.signUp);
  expect(alerts()).toEqual([said]);
  expect(client.signUp).not.toHaveBeenCalled();
});

test('lets password managers fill in and people look at the password', async () => {
  await open();
  expect(control(texts.identifier).autocomplete).toBe('username');
  expect(control(texts.password)).toMatchObject({ autocomplete: 'current-password', type: 'password' });
  await click(texts.show);
  expect(control(texts.password).type).toBe('text');
  await click(texts.hide);
  expect(control(texts.password).type).toBe('password');
  await click(signUp);
  expect(control(texts.password).autocomplete).toBe('new-password');
});

test('carries the address from tab to tab and mails a link, whoever has an account (AUT-08)', async () => {
  client.resetPasswordForEmail.mockResolvedValue({ error: new AuthApiError('no', 422, 'user_not_found') });
  client.signInWithOtp.mockResolvedValue({ error: null });
  await open();
  await type(texts.identifier, 'marie@exemple.test');
  await click(texts.magicLink);
  expect(document.body.textContent).toContain(texts.magicLinkSent);
  const returnTo = `${location.origin}/?next=%2Fformations%2Fseo`;
  expect(client.signInWithOtp.mock.calls[0]?.[0]).toEqual({
    email: 'marie@exemple.test',
    options: { shouldCreateUser: false, emailRedirectTo: returnTo },
  });
  await click(recover);
  await click(texts.submit.recover);
  expect(client.resetPasswordForEmail).toHaveBeenCalledWith('marie@exemple.test', { redirectTo: returnTo });
  expect(document.body.textContent).toContain(texts.recoverySent);
});

test('asks for an address, not a number, to send a mail to', async () => {
  await open();
  await type(texts.identifier, '418 555-0199');
  await click(texts.magicLink);
  expect(alerts()).toEqual(['Entrez votre adresse complète, par exemple marie@entreprise.ca.']);
});

test('confirms a new account by mail or by text message', async () => {
  client.signUp.mockResolvedValue({ data: { session: null }, error: null });
  client.verifyOtp.mockResolvedValue({ error: null });
  await open(nobody, 'signUp');
  await type(texts.identifier, 'marie@exemple.test');
  await type(texts.password, 'Sapin-Baumier-2026');
  await click(texts.submit.signUp);
  expect(document.body.textContent).toContain(texts.confirmationSent);
  await type(texts.identifier, '418 555-0199');
  await click(texts.submit.signUp);
  expect(document.querySelector('h2')?.textContent).toBe(texts.titles.phoneCode);
  await type(texts.code, '123 456');
  await click(texts.submit.code);
  expect(client.verifyOtp).toHaveBeenCalledWith({ phone: '+14185550199', token: '123456', type: 'sms' });
});

test('asks for the code of a second factor, refuses a wrong one, and lets people use another account (AUT-09)', async () => {
  const factors = [
    { id: 'begun', factor_type: 'totp', status: 'unverified' },
    { id: 'f1', factor_type: 'totp', status: 'verified' },
  ];
  client.getSession.mockResolvedValue({ data: { session: { user: { factors } } } });
  client.mfa.challengeAndVerify.mockResolvedValue({ error: new AuthApiError('no', 422, 'mfa_verification_failed') });
  const { become, signOut } = await open();
  await become({ ...nobody, needs: 'code' });
  expect(document.querySelector('h2')?.textContent).toBe(texts.titles.code);
  expect(control(texts.code)).toMatchObject({ autocomplete: 'one-time-code', inputMode: 'text' });
  await type(texts.code, '12');
  await click(texts.submit.code);
  expect(alerts()).toEqual([authErrors.code]);
  await type(texts.code, '123456');
  await click(texts.submit.code);
  expect(client.mfa.challengeAndVerify).toHaveBeenCalledWith({ factorId: 'f1', code: '123456' });
  expect(alerts()).toEqual([authErrors.byCode.mfa_verification_failed]);
  expect(done).not.toHaveBeenCalled();
  await click(texts.leave);
  expect(signOut).toHaveBeenCalled();
});

test('asks for a new password after recovery, and goes on once it is saved (SHL-032)', async () => {
  client.updateUser.mockResolvedValue({ error: null });
  const { become } = await open({ ...nobody, user, needs: 'newPassword' });
  expect(done).not.toHaveBeenCalled();
  expect(document.querySelector<HTMLInputElement>('[name=username]')?.value).toBe(user.email);
  await click(texts.submit.newPassword);
  expect(alerts()).toEqual(['Choisissez un mot de passe.']);
  await type(texts.newPassword, 'Sapin-Baumier-2026');
  // A mail that is an hour old stands for no password any more.
  client.updateUser.mockResolvedValueOnce({ error: new AuthApiError('no', 400, 'current_password_required') });
  await click(texts.submit.newPassword);
  expect(alerts()).toEqual([texts.linkRefused]);
  await click(texts.submit.newPassword);
  expect(client.updateUser).toHaveBeenCalledWith({ password: 'Sapin-Baumier-2026' });
  await become({ ...nobody, user });
  expect(done).toHaveBeenCalledTimes(1);
});

test('says that a mail link is no good, and offers another', async () => {
  await open({ ...nobody, needs: 'newLink' }, 'recover');
  expect(alerts()).toEqual([texts.linkRefused]);
});

const account = { email: 'apprenant@exemple.test', password: 'Sentier-Boreal-27' };

test('shows the one account of a public demonstration and offers nothing that needs a mail (AMB-59)', async () => {
  const { auth } = fakeAuth(client);
  await render(<SignInDialog auth={auth} mode="signIn" request={1} next="/" demo={{ account }} onDone={done} />);
  for (const text of [texts.demo.account, account.email, account.password]) {
    expect(document.body.textContent).toContain(text);
  }
  expect(document.body.textContent).not.toContain(texts.magicLink);
  for (const mode of [signUp, recover]) {
    await click(mode);
    expect(document.body.textContent).toContain(texts.demo.closed);
    expect(document.querySelector('form')).toBeNull();
  }
});

test('says that no account is open where the demonstration has none', async () => {
  const { auth } = fakeAuth(client);
  await render(<SignInDialog auth={auth} mode="signIn" request={1} next="/" demo={{}} onDone={done} />);
  expect(document.body.textContent).toContain(texts.demo.noAccount);
  expect(document.querySelector('form')).toBeNull();
});
