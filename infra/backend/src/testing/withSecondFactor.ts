import type { SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { vi } from 'vitest';
import { DEMO_ACCOUNTS } from '../demoAccounts.ts';
import { NEWCOMERS_PASSWORD } from './newcomer.ts';
import type { TestBackend } from './startTestBackend.ts';

/** The code that an application shows some steps of thirty seconds from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** A code lasts until its step ends, which a busy machine can be too late for: the clock stands while codes are used. */
export async function whileTheClockStands<T>(use: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    return await use();
  } finally {
    vi.useRealTimers();
  }
}

interface Begun {
  readonly status: number;
  readonly code?: string;
  readonly id: string;
  readonly totp: { readonly qr_code: string; readonly secret: string; readonly uri: string };
}

/** Begins a factor with a password, which the library does not send. */
export async function enrol(
  { url }: Pick<TestBackend, 'url'>,
  { auth }: SupabaseClient,
  current_password?: string,
): Promise<Begun> {
  const { data } = await auth.getSession();
  const answer = await fetch(`${url}/auth/v1/factors`, {
    method: 'POST',
    headers: { authorization: `Bearer ${data.session?.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ factor_type: 'totp', issuer: 'Cimes', current_password }),
  });
  return { ...((await answer.json()) as Begun), status: answer.status };
}

/** Turns the second factor of a newcomer, a demonstration account or somebody with another password on, with which their session goes on. */
export async function withSecondFactor(
  backend: Pick<TestBackend, 'url'>,
  client: SupabaseClient,
  password?: string,
): Promise<{ factorId: string; secret: string }> {
  const { data } = await client.auth.getUser();
  const demo = DEMO_ACCOUNTS.find(({ email }) => email === data.user?.email);
  const { id: factorId, totp, code } = await enrol(backend, client, password ?? demo?.password ?? NEWCOMERS_PASSWORD);
  if (code) throw new Error(code);
  const verified = await whileTheClockStands(() =>
    client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(totp.secret, -1) }),
  );
  if (verified.error) throw verified.error;
  return { factorId, secret: totp.secret };
}
