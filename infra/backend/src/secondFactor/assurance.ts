import { sign } from 'hono/jwt';
import { readToken, type TokenClaims } from '../edge/authenticate.ts';
import { noteRecovery } from '../recoveredSessions.ts';
import type { Secrets } from '../secrets.ts';
import type { Sql } from '../sql.ts';
import { factorsOf } from './factorTables.ts';

/** A session as the auth API gives it. */
export interface SignedSession {
  readonly access_token: string;
  readonly user: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

interface AssuranceOptions {
  readonly sql: Sql;
  readonly secrets: Secrets;
  /** Life of an access token in seconds. */
  readonly lifetime: number;
  /** The person of a token, as the auth API shows them. */
  readonly readUser: (token: string) => Promise<Record<string, unknown>>;
}

/** How surely somebody was recognised: `@supabase/lite` signs sessions without it and shows people without their factors. */
export function createAssurance({ sql, secrets, lifetime, readUser }: AssuranceOptions) {
  async function signSession(claims: TokenClaims, refreshToken: string): Promise<SignedSession> {
    const access_token = await tokenOf(claims);
    const shown = await readUser(access_token);
    const expires_at = Math.floor(Date.now() / 1000) + lifetime;
    const rest = { token_type: 'bearer', expires_in: lifetime, expires_at, refresh_token: refreshToken };
    return { access_token, ...rest, user: { ...shown, factors: await factorsOf(sql, claims.sub) } };
  }

  /** A token as sure as its session is, which says where the code of a second factor is still to be given. */
  async function tokenOf({ sub, session_id, role }: TokenClaims): Promise<string> {
    const [person] = await sql<{ email: string; aal: string | null; has_factor: boolean }>(
      `select email, (select aal from auth.sessions where id = $2) as aal,
         exists (select from auth.mfa_factors where user_id = u.id and status = 'verified') as has_factor
       from auth.users u where id = $1`,
      [sub, session_id],
    );
    const aal = person?.aal ?? 'aal1';
    const iat = Math.floor(Date.now() / 1000);
    const amr = [
      ...(aal === 'aal2' ? [{ method: 'totp', timestamp: iat }] : []),
      { method: 'password', timestamp: iat },
    ];
    return sign(
      {
        ...{ sub, aud: 'authenticated', role, email: person?.email, session_id, aal, amr, iat, exp: iat + lifetime },
        ...(person?.has_factor && aal !== 'aal2' ? { needs_factor: true } : {}),
      },
      secrets.jwtSecret,
      'HS256',
    );
  }

  /**
   * An answer of the auth API with what is missing in it.
   *
   * @param isRecovery whether it answers a mail to whoever has forgotten their password
   */
  async function complete(answer: Response, isRecovery: boolean): Promise<Response> {
    const location = answer.headers.get('location');
    if (location) return redirected(answer, location, isRecovery);
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('application/json')) return answer;
    const body = (await answer.json()) as Record<string, unknown>;
    return Response.json(await completed(body, isRecovery), { status: answer.status, headers: answer.headers });
  }

  /** A mail link leads to a page with the session in the address. */
  async function redirected(answer: Response, location: string, isRecovery: boolean): Promise<Response> {
    const [page, fragment = ''] = location.split('#', 2);
    const session = new URLSearchParams(fragment);
    const claims = await readToken(session.get('access_token') ?? '', secrets);
    if (!claims) return answer;
    if (isRecovery) await noteRecovery(sql, String(claims.session_id));
    session.set('access_token', await tokenOf(claims));
    const headers = new Headers(answer.headers);
    headers.set('location', `${page}#${session}`);
    return new Response(answer.body, { status: answer.status, headers });
  }

  async function completed(body: Record<string, unknown>, isRecovery: boolean) {
    const claims = typeof body.access_token === 'string' ? await readToken(body.access_token, secrets) : undefined;
    if (!claims) {
      return 'aud' in body && typeof body.id === 'string' ? { ...body, factors: await factorsOf(sql, body.id) } : body;
    }
    if (isRecovery) await noteRecovery(sql, String(claims.session_id));
    const user = body.user as Record<string, unknown>;
    return {
      ...body,
      access_token: await tokenOf(claims),
      user: { ...user, factors: await factorsOf(sql, claims.sub) },
    };
  }

  return { signSession, complete };
}
