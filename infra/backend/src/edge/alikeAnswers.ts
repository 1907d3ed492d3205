import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isPasswordOf } from '../accountSessions.ts';
import type { Sql } from '../sql.ts';
import { errorResponse } from './errors.ts';

/** Asks the auth API something of the same client. @param target path and query below `/auth/v1/` */
export type AskAuth = (body: string, target?: string) => Promise<Response>;

/** Requests that anybody may send with somebody else's address, and that tell nobody whether it has an account. */
const ALIKE = ['signup', 'otp', 'magiclink', 'recover', 'resend'];
/** Longer than what any of them takes on a machine that is not overloaded, in milliseconds. */
const EVEN_MS = 400;

/**
 * Answers no sooner for an address that is unknown than for one that is known: refused sign-ins and everything that is
 * answered alike. The wait takes nobody's place.
 */
export async function evenly(path: string, work: () => Promise<Response>): Promise<Response> {
  if (!ALIKE.includes(path) && path !== 'token') return work();
  const earliest = delay(EVEN_MS);
  const answer = await work();
  if (path !== 'token' || !answer.ok) await earliest;
  return answer;
}

/**
 * Sends what `@supabase/lite` answers differently for known and unknown addresses, and gives the same answer for both.
 * Who signs up again gets a mail that leads into the account they have; a code or link alone makes no account.
 *
 * @param path below `/auth/v1/`
 */
export async function answerAlike(path: string, body: string, ask: AskAuth): Promise<Response> {
  if (path === 'signup') return signUp(body, ask);
  if (path === 'otp' || path === 'magiclink') {
    const answer = await ask(JSON.stringify({ ...read(body), create_user: false }), 'otp');
    return (await codeOf(answer)) === 'otp_disabled' ? Response.json({}) : answer;
  }
  if (path !== 'resend') return ask(body);
  const answer = await ask(body);
  // Its limit is for known addresses alone, and it sends no confirmation twice. What recovers an account confirms it too.
  if ((await codeOf(answer)) !== 'over_email_send_rate_limit') return answer;
  return ask(JSON.stringify({ email: read(body).email }), 'recover');
}

/** Signs in; that an address waits to be confirmed is for who knows its password. */
export async function answerSignIn(sql: Sql, body: string, ask: AskAuth): Promise<Response> {
  const answer = await ask(body);
  if ((await codeOf(answer)) !== 'email_not_confirmed') return answer;
  const { email, password } = read(body);
  const [user] = await sql<{ id: string }>('select id::text from auth.users where email = $1', [
    String(email).trim().toLowerCase(),
  ]);
  return user && (await isPasswordOf(sql, user.id, String(password)))
    ? answer
    : errorResponse(400, 'invalid_credentials', 'Invalid login credentials');
}

async function signUp(body: string, ask: AskAuth): Promise<Response> {
  const { email, data } = read(body);
  const answer = await ask(body);
  const code = await codeOf(answer);
  if (code === 'over_email_send_rate_limit') {
    // A password is hashed for a new account.
    await ask(JSON.stringify({ email, password: randomUUID() }), 'token?grant_type=password');
    await ask(JSON.stringify({ email }), 'recover');
  } else if (code !== undefined) return answer;
  const [id, now, address] = [randomUUID(), new Date().toISOString(), String(email).trim().toLowerCase()];
  return Response.json({
    ...{ id, aud: 'authenticated', role: 'authenticated', email: address, phone: '', confirmation_sent_at: now },
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { ...(data as object), email: address, email_verified: false, phone_verified: false, sub: id },
    ...{ identities: [], created_at: now, updated_at: now, is_anonymous: false },
  });
}

/** The code of a refusal; undefined of an answer that is none. */
async function codeOf(answer: Response): Promise<string | undefined> {
  if (answer.ok) return undefined;
  const { error_code } = (await answer.clone().json()) as { error_code?: string };
  return error_code ?? '';
}

/** `AuthPolicy` has checked that it is an object. */
const read = (body: string): Record<string, unknown> => (body === '' ? {} : JSON.parse(body));
