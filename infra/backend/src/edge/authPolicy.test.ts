import { beforeEach, expect, test, vi } from 'vitest';
import { AuthPolicy } from './authPolicy.ts';

const MINUTE_MS = 60_000;
const EMAIL = 'membre@exemple.test';
const LINK = 'verify?type=magiclink&token=hash';
const PASSWORD = 'token?grant_type=password';

let clock: number;
let policy: AuthPolicy;
beforeEach(() => {
  clock = 0;
  policy = new AuthPolicy({
    minPasswordLength: 10,
    secrets: { jwtSecret: 'of this test only' },
    isBanned: async () => false,
    now: () => clock,
  });
});

const wrong = () => Response.json({}, { status: 400 });
const right = () => Response.json({});
const redirect = (fragment: string) => () =>
  new Response(null, { status: 303, headers: { location: `http://site.test/compte#${fragment}` } });
const dead = redirect('error=access_denied&error_code=otp_expired');
const good = redirect('access_token=x&type=magiclink');

/** Status and code of what the policy answers where the auth server would answer with `given`, and whether that was asked. */
async function ask(target: string, body: object | undefined, client: string, given: () => Response = wrong) {
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  const url = new URL(`http://site.test/auth/v1/${target}`);
  const path = url.pathname.replace('/auth/v1/', '');
  const pass = vi.fn(async () => given());
  const caller = { client, isSite: false, isThisMachine: false };
  const text = body ? JSON.stringify(body) : '';
  const answer = await policy.apply(new Request(url, init), path, text, caller, pass);
  const said = answer.status < 400 || answer.status === 429 ? {} : ((await answer.json()) as { error_code?: string });
  return { status: answer.status, code: said.error_code, isEvaluated: pass.mock.calls.length > 0 };
}

/** How many of so many attempts are evaluated, each from the client that `from` names. */
async function evaluated(
  attempts: number,
  from: (n: number) => string,
  one: (client: string, n: number) => ReturnType<typeof ask>,
) {
  let count = 0;
  for (let n = 0; n < attempts; n += 1) if ((await one(from(n), n)).isEvaluated) count += 1;
  return count;
}

test.each([
  'a<membre@exemple.test>',
  '<membre@exemple.test>',
  'a:membre@exemple.test;',
  'membre(a)@exemple.test',
  '"a"membre@exemple.test',
  'a,membre@exemple.test',
  'a\\membre@exemple.test',
  'membre@[127.0.0.1]',
])('takes no address with which one mailbox has many names: %s', async (email) => {
  for (const target of ['signup', 'recover', 'otp', 'resend'])
    expect(await ask(target, { email, password: 'Ouragan-Violet-77' }, 'a')).toEqual({
      ...{ status: 400, code: 'validation_failed', isEvaluated: false },
    });
});

test.for([
  [{ token_hash: 'hash' }, 400, 'validation_failed'],
  [{ token_hash: 'hash', email: EMAIL, token: '123456' }, 400, 'validation_failed'],
  [{ token: '123456' }, 400, 'validation_failed'],
  [{ email: EMAIL }, 400, 'validation_failed'],
  // Address and code are hashed as one text.
  [{ email: `${EMAIL}12`, token: '3456' }, 403, 'otp_expired'],
  [{ email: 'membre', token: '@exemple.test123456' }, 403, 'otp_expired'],
] as const)(
  'a code is tried for the account that it would open, or not at all: %o (AUT-05)',
  async ([body, status, code]) => {
    const answer = await ask('verify', { type: 'magiclink', ...body }, '192.0.2.1', right);
    expect(answer).toEqual({ status, code, isEvaluated: false });
    const whole = await ask('verify', { type: 'magiclink', email: EMAIL, token: '123456' }, '192.0.2.1', right);
    expect(whole.isEvaluated).toBe(true);
  },
);

test('links that open nothing are tried ten times in five minutes by a client, and 300 times an hour by all (AUT-05)', async () => {
  const open = (client: string) => ask(LINK, undefined, client, dead);
  expect(await evaluated(20, () => '192.0.2.1', open)).toBe(10);
  expect(await evaluated(400, (n) => `198.51.${n}.1`, open)).toBe(290);
  expect(await open('203.0.113.1')).toMatchObject({ status: 429, isEvaluated: false });
  clock = 61 * MINUTE_MS;
  expect((await open('203.0.113.1')).isEvaluated).toBe(true);
});

test('links that open an account count for nothing, whatever address they lead to (AUT-05)', async () => {
  const open = (client: string) => ask(LINK, undefined, client, good);
  expect(await evaluated(400, () => '192.0.2.1', open)).toBe(400);
  const feigned = (client: string) => ask(LINK, undefined, client, redirect('access_token=1&#error=access_denied'));
  expect(await evaluated(20, () => '192.0.2.2', feigned)).toBe(10);
});

test('a class of forty makes its accounts behind one address, sixty an hour (AUT-06)', async () => {
  const signUps = (group: string) =>
    evaluated(
      40,
      () => '192.0.2.1',
      (client, n) =>
        ask('signup', { email: `${group}-${n}@exemple.test`, password: 'Orignal-Patient-52' }, client, right),
    );
  expect(await signUps('a')).toBe(40);
  clock = 6 * MINUTE_MS;
  expect(await signUps('b')).toBe(20);
});

test('one client has five mails an hour sent to somebody, all together forty (AUT-06)', async () => {
  const recover = (client: string) => ask('recover', { email: EMAIL }, client, right);
  expect(await evaluated(30, () => '192.0.2.1', recover)).toBe(5);
  // The owner elsewhere gets theirs.
  expect((await recover('198.51.100.1')).isEvaluated).toBe(true);
  expect(await evaluated(100, (n) => `203.0.113.${n}`, recover)).toBe(34);
});

test('when others have used up the guesses of an account, its owner gets in on a new device (AUT-05)', async () => {
  const guess = (client: string, given = wrong) => ask(PASSWORD, { email: EMAIL, password: 'x' }, client, given);
  expect(
    await evaluated(
      100,
      (n) => `192.0.2.${Math.floor(n / 10)}`,
      (client) => guess(client),
    ),
  ).toBe(100);
  // Who has just guessed wrong waits, everybody else has one guess in ten minutes.
  expect((await guess('192.0.2.9')).status).toBe(429);
  expect(
    await evaluated(
      20,
      () => '203.0.113.1',
      (client) => guess(client),
    ),
  ).toBe(1);
  expect((await guess('198.51.100.1', right)).status).toBe(200);
  expect((await guess('198.51.100.1', right)).status).toBe(200);
  clock = 11 * MINUTE_MS;
  expect(
    await evaluated(
      20,
      () => '203.0.113.1',
      (client) => guess(client),
    ),
  ).toBe(1);
});

test('a code is then tried only where one was asked for: many addresses do not walk all codes (AUT-05)', async () => {
  const guess = (client: string, given = wrong) =>
    ask('verify', { type: 'magiclink', email: EMAIL, token: '123456' }, client, given);
  expect(
    await evaluated(
      300,
      (n) => `192.0.${n}.1`,
      (client) => guess(client),
    ),
  ).toBe(100);
  expect((await guess('198.51.100.1', right)).status).toBe(429);
  await ask('otp', { email: EMAIL }, '198.51.100.1', right);
  expect((await guess('198.51.100.1', right)).status).toBe(200);
});
