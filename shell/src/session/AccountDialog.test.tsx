// @vitest-environment jsdom
import { AuthApiError } from '@supabase/supabase-js';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountTexts as texts } from '../content/account.ts';
import { authErrors, signInTexts } from '../content/signIn.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { nobody } from './authState.ts';
import { alerts, click, control, fakeAuth, render, type } from './testing/renderAuth.tsx';

const user = { id: 'u1', email: 'marie@exemple.test' };
const factor = (id: string, status: string) => ({ id, factor_type: 'totp', status });
let factors: ReturnType<typeof factor>[];

const PASSWORD = 'Orignal-Patient-52';

/** The backend begins a factor for who knows the password. */
const beginFactor = vi.fn(async (_: string, { body }: RequestInit) => {
  const { current_password } = JSON.parse(String(body));
  if (current_password !== PASSWORD) {
    const code = current_password ? 'current_password_invalid' : 'current_password_required';
    return Response.json({ code, message: 'no' }, { status: 400 });
  }
  factors.push(factor('new', 'unverified'));
  return Response.json({ id: 'new', totp: { qr_code: '<svg fill="#000"/>', secret: 'SECRET' } });
});

const client = {
  getSession: async () => ({ data: { session: { access_token: 'token' } } }),
  updateUser: vi.fn(),
  signOut: vi.fn(),
  mfa: {
    listFactors: vi.fn(async () => ({
      data: { all: factors, totp: factors.filter(({ status }) => status === 'verified') },
      error: null,
    })),
    challengeAndVerify: vi.fn(async ({ factorId, code }: { factorId: string; code: string }) => {
      if (code !== '123456') return { error: new AuthApiError('no', 422, 'mfa_verification_failed') };
      factors = factors.map((one) => (one.id === factorId ? factor(one.id, 'verified') : one));
      return { error: null };
    }),
    unenroll: vi.fn(async ({ factorId }: { factorId: string }) => {
      factors = factors.filter(({ id }) => id !== factorId);
      return { error: null };
    }),
  },
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', beginFactor);
  factors = [];
});
afterEach(() => vi.unstubAllGlobals());

async function begin(password = PASSWORD) {
  await type(signInTexts.presentPassword, password, texts.secondFactor.start);
  await click(texts.secondFactor.start);
}

async function open({ secondFactor = true } = {}) {
  const fake = fakeAuth(client, { ...nobody, user });
  await render(<AccountDialog auth={fake.auth} secondFactor={secondFactor} />);
  await act(async () => {});
  return fake;
}

test('offers no second factor where the backend knows none', async () => {
  await open({ secondFactor: false });
  expect(document.body.textContent).toContain(user.email);
  expect(document.body.textContent).not.toContain(texts.secondFactor.title);
  expect(client.mfa.listFactors).not.toHaveBeenCalled();
});

test('turns a second factor on with a drawn code, in place of one that was never finished (SHL-039)', async () => {
  factors = [factor('old', 'unverified')];
  await open();
  await begin();
  expect(client.mfa.unenroll).toHaveBeenCalledWith({ factorId: 'old' });
  const image = document.querySelector('img');
  expect(image?.src).toBe(`data:image/svg+xml,${encodeURIComponent('<svg fill="#000"/>')}`);
  expect(image?.alt).toBe(texts.secondFactor.image);
  expect(document.body.textContent).toContain('SECRET');

  await type(signInTexts.code, '000000');
  await click(texts.secondFactor.finish);
  expect(alerts()).toEqual([authErrors.byCode.mfa_verification_failed]);
  await type(signInTexts.code, '123456');
  await click(texts.secondFactor.finish);
  expect(document.body.textContent).toContain(texts.secondFactor.active);

  await click(texts.secondFactor.stop);
  expect(factors).toEqual([]);
  expect(control(texts.secondFactor.start).tagName).toBe('BUTTON');
});

test('begins a second factor with the present password alone (INF-017)', async () => {
  await open();
  await click(texts.secondFactor.start);
  expect(document.body.textContent).toContain(authErrors.byCode.current_password_required);
  await begin('Essai-Faux-52');
  expect(document.body.textContent).toContain(authErrors.byCode.current_password_invalid);
  expect(document.activeElement).toBe(control(signInTexts.presentPassword, texts.secondFactor.start));
  expect(factors).toEqual([]);
});

test('forgets a factor that is given up', async () => {
  await open();
  await begin();
  await click(texts.secondFactor.cancel);
  expect(factors).toEqual([]);
  expect(document.querySelector('img')).toBeNull();
});

test('says why a factor cannot be removed (AMB-45)', async () => {
  factors = [factor('f1', 'verified')];
  client.mfa.unenroll.mockResolvedValueOnce({ error: new AuthApiError('no', 403, 'insufficient_aal') } as never);
  await open();
  await click(texts.secondFactor.stop);
  expect(alerts()).toEqual([authErrors.byCode.insufficient_aal]);
});

test('changes the password and ends other sessions', async () => {
  client.updateUser.mockResolvedValue({ error: null });
  client.signOut.mockResolvedValueOnce({ error: new TypeError('no network') }).mockResolvedValueOnce({ error: null });
  client.updateUser.mockResolvedValueOnce({ error: new AuthApiError('no', 400, 'current_password_required') });
  await open();
  await type(signInTexts.newPassword, 'Sapin-Baumier-2026');
  await click(signInTexts.submit.newPassword);
  expect(document.body.textContent).toContain(authErrors.byCode.current_password_required);
  await type(signInTexts.presentPassword, PASSWORD, signInTexts.submit.newPassword);
  await click(signInTexts.submit.newPassword);
  expect(client.updateUser).toHaveBeenLastCalledWith({ password: 'Sapin-Baumier-2026', current_password: PASSWORD });
  expect(document.body.textContent).toContain(texts.password.saved);
  expect(control(signInTexts.newPassword).value).toBe('');
  await click(texts.others.action);
  expect(document.body.textContent).toContain(authErrors.unreachable);
  await click(texts.others.action);
  expect(client.signOut).toHaveBeenLastCalledWith({ scope: 'others' });
  expect(document.body.textContent).toContain(texts.others.done);
});

test('closes when the member is signed out', async () => {
  const { become } = await open();
  await become(nobody);
  expect(document.querySelector('dialog')?.open).toBe(false);
});

test('asks for another address, which both mailboxes confirm (audit: marketplace 16)', async () => {
  await open();
  client.updateUser.mockResolvedValueOnce({ error: null });
  await type(signInTexts.presentPassword, PASSWORD, texts.email.submit);
  await type(texts.email.label, 'pas une adresse');
  await click(texts.email.submit);
  expect(client.updateUser).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain('Entrez votre adresse complète, par exemple marie@entreprise.ca.');
  await type(texts.email.label, 'neuve@exemple.test');
  await click(texts.email.submit);
  expect(client.updateUser).toHaveBeenCalledWith(
    { email: 'neuve@exemple.test', current_password: PASSWORD },
    { emailRedirectTo: `${location.origin}/compte` },
  );
  expect(document.body.textContent).toContain(texts.email.sent);
  client.updateUser.mockResolvedValueOnce({ error: new AuthApiError('no', 422, 'email_exists') });
  await type(texts.email.label, 'prise@exemple.test');
  await click(texts.email.submit);
  expect(alerts()).not.toEqual([]);
});
