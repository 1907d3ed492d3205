import { rmSync } from 'node:fs';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockDataDir } from './lockDataDir.ts';
import { resetFactorsIn } from './resetFactorsIn.ts';
import { resetFactors } from './secondFactor/factorTables.ts';
import { newcomerWith } from './testing/newcomer.ts';
import { seededFolder } from './testing/seededFolder.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';
import { codeOf, enrol, whileTheClockStands, withSecondFactor } from './testing/withSecondFactor.ts';

const PASSWORD = 'Orignal-Patient-52';
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.close());

const levelOf = async ({ auth }: SupabaseClient) => (await auth.mfa.getAuthenticatorAssuranceLevel()).data;
async function recoveryCodesOf(client: SupabaseClient): Promise<{ status: number; codes?: string[] }> {
  const { data } = await client.auth.getSession();
  const answer = await fetch(`${backend.url}/auth/v1/factors/recovery-codes`, {
    method: 'POST',
    headers: { apikey: backend.secrets.publishableKey, authorization: `Bearer ${data.session?.access_token}` },
  });
  return { status: answer.status, ...(await answer.json()) };
}
async function signedInAgain(email: string) {
  const client = backend.client({ 'x-agence-client-ip': crypto.randomUUID() });
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}

test('enrols, challenges and verifies a TOTP, and the session is AAL2 from then on (INF-017, SHL-039)', () =>
  whileTheClockStands(async () => {
    const { client, email } = await newcomerWith(backend);
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    const { id: factorId, totp } = await enrol(backend, client, PASSWORD);
    const { uri, qr_code, secret } = totp;
    expect(uri).toMatch(/^otpauth:\/\/totp\/Cimes:.*secret=[A-Z2-7]{32}/);
    expect(qr_code).toContain('<svg');
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code: '000000' })).error?.code).toBe(
      'mfa_verification_failed',
    );
    // Sessions that have no more than the password end with the first code.
    const elsewhere = await signedInAgain(email);
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, -1) })).error).toBeNull();
    expect((await elsewhere.from('profiles').select('role')).status).toBe(401);
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal2' });

    const again = await signedInAgain(email);
    expect(await levelOf(again)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect((await again.auth.mfa.listFactors()).data?.totp.map(({ id }) => id)).toEqual([factorId]);
    // A code counts once, wherever it was typed.
    expect((await again.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, -1) })).error?.code).toBe(
      'mfa_verification_failed',
    );
    expect((await again.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
    expect((await again.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'U' })).error?.code).toBe(
      'insufficient_aal',
    );
    expect((await again.auth.updateUser({ password: 'Caribou-Paisible-77' })).error?.code).toBe('insufficient_aal');
    expect((await again.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull();
    expect((await again.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await again.auth.refreshSession()).error).toBeNull();
    expect(await levelOf(again)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    const jwks = await fetch(`${backend.url}/auth/v1/.well-known/jwks.json`);
    // The one key is a secret: it is in no set, and whoever asks what a token says asks the backend (decision 0025).
    expect([jwks.status, await jwks.json()]).toEqual([200, { keys: [] }]);
    const { data: claimed } = await again.auth.getClaims();
    expect(claimed).toMatchObject({ header: { alg: 'HS256' }, claims: { email, aal: 'aal1' } });
    const { data: ours } = await again.auth.getSession();
    const [head, , signature] = (ours.session?.access_token ?? '').split('.');
    const payload = Buffer.from(JSON.stringify({ ...claimed?.claims, aal: 'aal2' })).toString('base64url');
    expect((await again.auth.getClaims(`${head}.${payload}.${signature}`)).error?.status).toBe(401);
  }));

test('begins a factor with the present password alone: a stolen session locks nobody out (INF-017)', async () => {
  const { client: stolen, user_id } = await newcomerWith(backend);
  const begun = () => backend.sql('select from auth.mfa_factors where user_id = $1', [user_id]);
  expect(await enrol(backend, stolen)).toMatchObject({ status: 400, code: 'current_password_required' });
  expect(await enrol(backend, stolen, '')).toMatchObject({ status: 400, code: 'current_password_required' });
  expect((await stolen.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('current_password_required');
  for (let guess = 0; guess < 10; guess += 1)
    expect(await enrol(backend, stolen, `Essai-${guess}`)).toMatchObject({ code: 'current_password_invalid' });
  expect(await enrol(backend, stolen, PASSWORD)).toMatchObject({ status: 429 });
  expect(await begun()).toHaveLength(0);
});

test('lets nobody guess codes, use a challenge of somebody else or reach their factors', async () => {
  const anne = await newcomerWith(backend);
  const bruno = await newcomerWith(backend);
  const { factorId, secret } = await withSecondFactor(backend, anne.client);
  expect((await bruno.client.auth.mfa.challenge({ factorId })).error?.code).toBe('mfa_factor_not_found');
  expect((await bruno.client.auth.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found');
  const again = await signedInAgain(anne.email);
  const unknown = { factorId, challengeId: crypto.randomUUID(), code: codeOf(secret) };
  expect((await again.auth.mfa.verify(unknown)).error?.code).toBe('mfa_challenge_expired');
  for (let guess = 0; guess < 9; guess += 1)
    expect((await again.auth.mfa.challengeAndVerify({ factorId, code: '123456' })).error?.status).toBe(422);
  expect((await again.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error?.status).toBe(429);
  const visitor = await fetch(`${backend.url}/auth/v1/factors`, {
    method: 'POST',
    headers: { apikey: backend.secrets.publishableKey, 'content-type': 'application/json' },
    body: '{"factor_type":"totp"}',
  });
  expect([visitor.status, (await visitor.json()).error_code]).toEqual([401, 'no_authorization']);
});

test('a recovery code opens once in place of the application', async () => {
  const { client, email } = await newcomerWith(backend);
  expect((await recoveryCodesOf(client)).status).toBe(403);
  const { factorId } = await withSecondFactor(backend, client);
  const { codes = [] } = await recoveryCodesOf(client);
  expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
  const kept = await backend.sql<{ hash: string }>('select hash from private.recovery_codes');
  expect(kept.some(({ hash }) => codes.includes(hash))).toBe(false);
  for (const [code, error] of [
    [codes[0]?.toUpperCase(), undefined],
    [codes[0], 'mfa_verification_failed'],
    [codes[1]?.replace('-', ''), undefined],
  ] as const) {
    const again = await signedInAgain(email);
    const answer = await again.auth.mfa.challengeAndVerify({ factorId, code: code ?? '' });
    expect(answer.error?.code).toBe(error);
  }
  await recoveryCodesOf(client);
  const old = await signedInAgain(email);
  expect((await old.auth.mfa.challengeAndVerify({ factorId, code: codes[2] ?? '' })).error?.code).toBe(
    'mfa_verification_failed',
  );
});

test('staff change rights with a second factor alone, and two of them reset a lost one (audit: second factor)', async () => {
  const admin = await backend.signedIn('admin');
  const { client: second, user_id: secondId } = await newcomerWith(backend);
  await backend.sql(`update public.profiles set role = 'admin' where user_id = $1`, [secondId]);
  const lost = await newcomerWith(backend);
  await withSecondFactor(backend, lost.client);
  const promote = { target: lost.user_id, new_role: 'creator' };
  const reset = (client: SupabaseClient, target = lost.user_id) => client.rpc('reset_second_factor', { target });
  expect((await admin.rpc('set_profile_role', promote)).error?.code).toBe('second_factor_required');
  expect((await reset(admin)).error?.code).toBe('second_factor_required');
  await withSecondFactor(backend, admin);
  await withSecondFactor(backend, second);
  expect((await admin.rpc('set_profile_role', promote)).error).toBeNull();
  const [noted] = await backend.sql<{ request_id: string | null; user_id: string }>(
    `select request_id::text, user_id::text from private.security_events where kind = 'role_change' and subject_id = $1`,
    [lost.user_id],
  );
  expect(noted).toEqual({
    request_id: expect.stringMatching(/^[\da-f-]{36}$/),
    user_id: (await admin.auth.getUser()).data.user?.id,
  });
  expect((await reset(lost.client)).error?.code).toBe('42501');
  expect((await reset(second, secondId)).error?.code).toBe('42501');
  expect((await reset(admin)).data).toBe('asked');
  expect((await reset(admin)).data).toBe('asked');
  const again = await signedInAgain(lost.email);
  expect(await levelOf(again)).toMatchObject({ nextLevel: 'aal2' });
  expect((await reset(second)).data).toBe('reset');
  expect(
    await backend.sql(
      `select actor_id::text, kind from private.staff_acts where subject_id = $1 and kind like 'factor%' order by at`,
      [lost.user_id],
    ),
  ).toEqual([
    ...Array(2).fill({ actor_id: (await admin.auth.getUser()).data.user?.id, kind: 'factor_reset_asked' }),
    { actor_id: secondId, kind: 'factor_reset' },
  ]);
  const after = await signedInAgain(lost.email);
  expect(await levelOf(after)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  expect((await again.auth.refreshSession()).error).not.toBeNull();
});

test('the operator takes a lost factor away from the stopped backend', async () => {
  const { client, email } = await newcomerWith(backend);
  await withSecondFactor(backend, client);
  const { sql } = backend;
  expect(await resetFactors(sql, `autre-${email}`)).toBe(false);
  expect(await resetFactors(sql, email)).toBe(true);
  expect(await levelOf(await signedInAgain(email))).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });

  const stopped = await seededFolder();
  await expect(resetFactorsIn(stopped, 'personne@exemple.test')).rejects.toThrow('No account has the address');
  await resetFactorsIn(stopped, 'Admin@exemple.test');
  const held = lockDataDir(stopped);
  await expect(resetFactorsIn(stopped, 'admin@exemple.test')).rejects.toThrow('in use');
  held();
  rmSync(stopped, { recursive: true });
});
