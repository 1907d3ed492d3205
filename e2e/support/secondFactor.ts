import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { SESSION_KEY } from './member.ts';
import { registryOf } from './test.ts';

/** The code that an application shows some steps of thirty seconds from now. */
export const codeNow = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/**
 * Gives the session of a page a second factor, as the account dialog does with the present password.
 *
 * @returns what takes it away again
 */
export async function withSecondFactor(page: Page, current_password: string): Promise<() => Promise<void>> {
  const { anonKey } = await registryOf(page);
  const sessionOf = () => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), SESSION_KEY);
  const ask = async (method: string, path: string, data?: object) => {
    const { access_token } = await sessionOf();
    const headers = { apikey: anonKey, authorization: `Bearer ${access_token}` };
    const answer = await page.request.fetch(`/auth/v1/factors${path}`, { method, headers, ...(data ? { data } : {}) });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const friendly_name = `Essai ${Date.now()}`;
  const { id, totp } = await ask('POST', '', { factor_type: 'totp', friendly_name, current_password });
  const { id: challenge_id } = await ask('POST', `/${id}/challenge`, {});
  const session = await ask('POST', `/${id}/verify`, { challenge_id, code: codeNow(totp.secret) });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const);
  return async () => {
    await ask('DELETE', `/${id}`);
  };
}
