import { randomBytes, randomUUID } from 'node:crypto';
import { renderSVG } from 'uqr';
import * as v from 'valibot';
import type { Mail } from '../../../supabase/functions/_shared/FunctionEnv.ts';
import { endOtherSessions } from '../accountSessions.ts';
import type { TokenClaims } from '../edge/authenticate.ts';
import { errorResponse, retryLater } from '../edge/errors.ts';
import type { PresentPassword } from '../edge/presentPassword.ts';
import { RateLimit } from '../edge/RateLimit.ts';
import type { Sql } from '../sql.ts';
import type { SignedSession } from './assurance.ts';
import { factorsOf } from './factorTables.ts';
import { isRecoveryCode, newRecoveryCodes, takeRecoveryCode } from './recoveryCodes.ts';
import { newSecret, stepOf, uriOf } from './totp.ts';

const MAX_FACTORS = 10;
const CHALLENGE_S = 300;
const MAX_WRONG = 10;
const WINDOW_MS = 5 * 60 * 1000;

const Enrolment = v.object({
  factor_type: v.literal('totp'),
  friendly_name: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  issuer: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  current_password: v.optional(v.unknown()),
});
const Verification = v.object({
  challenge_id: v.pipe(v.string(), v.uuid()),
  code: v.pipe(v.string(), v.maxLength(20)),
});

interface Factor {
  readonly id: string;
  readonly status: string;
  readonly secret: string;
}

export interface FactorOptions {
  readonly sql: Sql;
  /** Signs the session anew, as sure as it now is. */
  readonly signSession: (claims: TokenClaims, refreshToken: string) => Promise<SignedSession>;
  readonly sendMail: (mail: Mail) => Promise<void>;
  readonly presentPassword: PresentPassword;
  readonly now?: () => number;
}

/**
 * Second factors as hosted Supabase's auth API has them, `POST factors` to `DELETE factors/<id>` (INF-017), and
 * `POST factors/recovery-codes`: ten codes, each good once in place of the application's. Unlike there a factor is begun
 * with the present password alone: who has got hold of a session must not lock its owner out.
 */
export function createFactorRoutes({
  sql,
  signSession,
  sendMail,
  presentPassword,
  now = () => Date.now(),
}: FactorOptions) {
  const wrong = new RateLimit(MAX_WRONG, WINDOW_MS, now);

  /** @param path below `/auth/v1/`; undefined where there is nothing at it */
  return async (method: string, path: string, body: string, claims: TokenClaims | undefined) => {
    const found = /^factors(?:\/([\w-]+)(?:\/(challenge|verify))?)?$/.exec(path);
    if (!found) return undefined;
    if (!claims || typeof claims.session_id !== 'string') {
      return errorResponse(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
    }
    const [, id, act] = found;
    if (method === 'POST' && id === undefined) return enrol(claims, body);
    if (method === 'POST' && id === 'recovery-codes' && !act) return recoveryCodes(claims);
    const factor = v.is(v.pipe(v.string(), v.uuid()), id) ? await factorOf(claims.sub, id) : undefined;
    if (!factor) return errorResponse(404, 'mfa_factor_not_found', 'There is no such factor.');
    if (method === 'DELETE' && !act) return unenrol(claims, factor);
    if (method === 'POST' && act === 'challenge') return challenge(factor);
    if (method === 'POST' && act === 'verify') return verify(claims, factor, body);
    return errorResponse(405, 'method_not_allowed', 'This method is not available here.');
  };

  async function factorOf(person: string, id: string): Promise<Factor | undefined> {
    const [factor] = await sql<Factor>(
      'select id::text, status, secret from auth.mfa_factors where id = $1 and user_id = $2',
      [id, person],
    );
    return factor;
  }

  async function enrol(claims: TokenClaims, body: string) {
    const asked = parse(Enrolment, body);
    if (!asked) return errorResponse(422, 'validation_failed', 'factor_type needs to be totp');
    const factors = await factorsOf(sql, claims.sub);
    if (factors.some(({ status }) => status === 'verified') && claims.aal !== 'aal2') return insufficient();
    if (factors.length >= MAX_FACTORS) {
      return errorResponse(422, 'too_many_enrolled_mfa_factors', 'Maximum number of enrolled factors reached.');
    }
    const { friendly_name, issuer, current_password } = asked;
    if (friendly_name && factors.some((factor) => factor.friendly_name === friendly_name)) {
      return errorResponse(422, 'mfa_factor_name_conflict', 'A factor with this name exists already.');
    }
    const refused = await presentPassword(claims.sub, current_password);
    if (refused) return refused;
    const secret = newSecret();
    const [user] = await sql<{ email: string }>('select email from auth.users where id = $1', [claims.sub]);
    const uri = uriOf(secret, issuer, user?.email ?? '');
    const [made] = await sql<{ id: string }>(
      'insert into auth.mfa_factors (user_id, friendly_name, secret) values ($1, $2, $3) returning id::text',
      [claims.sub, friendly_name, secret],
    );
    return Response.json({ id: made?.id, type: 'totp', friendly_name, totp: { qr_code: renderSVG(uri), secret, uri } });
  }

  async function challenge({ id }: Factor) {
    await sql('delete from auth.mfa_challenges where factor_id = $1', [id]);
    const [made] = await sql<{ id: string }>(
      'insert into auth.mfa_challenges (factor_id) values ($1) returning id::text',
      [id],
    );
    return Response.json({ id: made?.id, type: 'totp', expires_at: Math.floor(now() / 1000) + CHALLENGE_S });
  }

  async function verify(claims: TokenClaims, factor: Factor, body: string) {
    const asked = parse(Verification, body);
    if (!asked) return errorResponse(422, 'validation_failed', 'challenge_id and code are required');
    const isNew = factor.status !== 'verified';
    const isFirst = isNew && !(await hasFactor(claims.sub));
    // Who has no more than the password must not come in by a factor of their own beside the person's.
    if (isNew && !isFirst && claims.aal !== 'aal2') return insufficient();
    const seconds = wrong.take(claims.sub);
    if (seconds > 0)
      return retryLater(429, 'over_request_rate_limit', 'Too many attempts, please try again later.', seconds);
    const open = await sql(
      `select from auth.mfa_challenges where id = $1 and factor_id = $2 and created_at > now() - $3::integer * interval '1 second'`,
      [asked.challenge_id, factor.id, CHALLENGE_S],
    );
    if (open.length === 0) return errorResponse(422, 'mfa_challenge_expired', 'There is no such challenge any more.');
    if (!(await isRight(claims.sub, factor, asked.code))) {
      return errorResponse(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    }
    wrong.giveBack(claims.sub);
    await sql('delete from auth.mfa_challenges where factor_id = $1', [factor.id]);
    // From now on the password alone is not enough: sessions that had no more end.
    if (isNew) await endOtherSessions(sql, claims.sub, claims.session_id as string);
    await sql(`update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`, [factor.id]);
    await sql(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [claims.session_id, factor.id]);
    await sql(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [claims.sub]);
    if (isFirst) await tell(claims.sub);
    return Response.json(await signSession({ ...claims, aal: 'aal2' }, await newRefreshToken(claims)));
  }

  async function hasFactor(person: string): Promise<boolean> {
    return (await factorsOf(sql, person)).some(({ status }) => status === 'verified');
  }

  /** From now on the password alone opens nothing: they hear of it at once. */
  async function tell(person: string): Promise<void> {
    const [user] = await sql<{ email: string }>('select email from auth.users where id = $1', [person]);
    if (!user) return;
    const mail = {
      to: user.email,
      subject: 'La vérification en deux étapes est activée',
      text: [
        'Bonjour,',
        '',
        'Un code vous sera demandé à chaque connexion, en plus de votre mot de passe. Tous les autres appareils sont déconnectés.',
        'Si ce n’était pas vous, écrivez-nous tout de suite : nous retirerons ce code et fermerons toutes les sessions. Demandez ensuite un nouveau mot de passe à la page de connexion.',
      ].join('\n'),
    };
    await sendMail(mail).catch((error: unknown) => console.error('second factor:', error));
  }

  /** Recovery codes count for a factor that was in use already. */
  async function isRight(person: string, { id, status, secret }: Factor, typed: string): Promise<boolean> {
    if (status === 'verified' && isRecoveryCode(typed)) return takeRecoveryCode(sql, person, typed);
    const step = stepOf(secret, typed, now());
    if (step === undefined) return false;
    const taken = await sql(
      'update auth.mfa_factors set last_used_step = $2 where id = $1 and last_used_step < $2 returning id',
      [id, step],
    );
    return taken.length > 0;
  }

  async function newRefreshToken({ sub, session_id }: TokenClaims): Promise<string> {
    const token = randomBytes(9).toString('base64url');
    await sql('update auth.refresh_tokens set revoked = true where session_id = $1', [session_id]);
    await sql('insert into auth.refresh_tokens (id, token, user_id, session_id) values ($1, $2, $3, $4)', [
      randomUUID(),
      token,
      sub,
      session_id,
    ]);
    return token;
  }

  async function unenrol(claims: TokenClaims, { id, status }: Factor) {
    if (status === 'verified' && claims.aal !== 'aal2') return insufficient();
    await sql('delete from auth.mfa_factors where id = $1', [id]);
    const left = await factorsOf(sql, claims.sub);
    if (!left.some((factor) => factor.status === 'verified')) {
      await sql('delete from private.recovery_codes where user_id = $1', [claims.sub]);
      await sql(`update auth.sessions set aal = 'aal1', factor_id = null where user_id = $1`, [claims.sub]);
    }
    return Response.json({ id });
  }

  async function recoveryCodes(claims: TokenClaims) {
    return claims.aal === 'aal2' ? Response.json({ codes: await newRecoveryCodes(sql, claims.sub) }) : insufficient();
  }
}

function insufficient(): Response {
  return errorResponse(403, 'insufficient_aal', 'AAL2 required for this.');
}

function parse<Schema extends v.GenericSchema>(schema: Schema, body: string): v.InferOutput<Schema> | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(body));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}
