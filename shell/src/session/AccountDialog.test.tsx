// @vitest-environment jsdom
import { AuthApiError } from '@supabase/supabase-js';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { accountTexts as texts } from '../content/account.ts';
import { authProblems, signInTexts } from '../content/signIn.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { nobody } from './authState.ts';
import { alerts, click, control, fakeAuth, render, type } from './testing/renderAuth.tsx';

const user = { id: 'u1', email: 'marie@exemple.test' };
const factor = (id: string, status: string) => ({ id, factor_type: 'totp', status });
let factors: ReturnType<typeof factor>[];

const client = {
  updateUser: vi.fn(),
  signOut: vi.fn(),
  mfa: {
    listFactors: vi.fn(async () => ({
      data: { all: factors, totp: factors.filter(({ status }) => status === 'verified') },
      error: null,
    })),
    enroll: vi.fn(async () => {
      factors.push(factor('new', 'unverified'));
      const qr_code = 'data:image/svg+xml;utf-8,<svg fill="#000"/>';
      return { data: { id: 'new', totp: { qr_code, secret: 'SECRET' } }, error: null };
    }),
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
  factors = [];
});

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
  await click(texts.secondFactor.start);
  expect(client.mfa.unenroll).toHaveBeenCalledWith({ factorId: 'old' });
  const image = document.querySelector('img');
  expect(image?.src).toBe(`data:image/svg+xml,${encodeURIComponent('<svg fill="#000"/>')}`);
  expect(image?.alt).toBe(texts.secondFactor.image);
  expect(document.body.textContent).toContain('SECRET');

  await type(signInTexts.code, '000000');
  await click(texts.secondFactor.finish);
  expect(alerts()).toEqual([authProblems.byCode.mfa_verification_failed]);
  await type(signInTexts.code, '123456');
  await click(texts.secondFactor.finish);
  expect(document.body.textContent).toContain(texts.secondFactor.active);

  await click(texts.secondFactor.stop);
  expect(factors).toEqual([]);
  expect(control(texts.secondFactor.start).tagName).toBe('BUTTON');
});

test('forgets a factor that is given up', async () => {
  await open();
  await click(texts.secondFactor.start);
  await click(texts.secondFactor.cancel);
  expect(factors).toEqual([]);
  expect(document.querySelector('img')).toBeNull();
});

test('says why a factor cannot be removed (AMB-45)', async () => {
  factors = [factor('f1', 'verified')];
  client.mfa.unenroll.mockResolvedValueOnce({ error: new AuthApiError('no', 403, 'insufficient_aal') } as never);
  await open();
  await click(texts.secondFactor.stop);
  expect(alerts()).toEqual([authProblems.byCode.insufficient_aal]);
});

test('changes the password and ends other sessions', async () => {
  client.updateUser.mockResolvedValue({ error: null });
  client.signOut.mockResolvedValueOnce({ error: new TypeError('no network') }).mockResolvedValueOnce({ error: null });
  await open();
  await type(signInTexts.newPassword, 'Sapin-Baumier-2026');
  await click(signInTexts.submit.newPassword);
  expect(document.body.textContent).toContain(texts.password.saved);
  expect(control(signInTexts.newPassword).value).toBe('');
  await click(texts.others.action);
  expect(document.body.textContent).toContain(authProblems.unreachable);
  await click(texts.others.action);
  expect(client.signOut).toHaveBeenLastCalledWith({ scope: 'others' });
  expect(document.body.textContent).toContain(texts.others.done);
});

test('closes when the member is signed out', async () => {
  const { become } = await open();
  await become(nobody);
  expect(document.querySelector('dialog')?.open).toBe(false);
});
