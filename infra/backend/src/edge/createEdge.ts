import { randomUUID } from 'node:crypto';
import { BACKEND_ERRORS } from '@agence/shared-contracts/backend/errors';
import { BACKEND_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import { TimeoutError, withTimeout } from '@agence/shared-contracts/remote/withTimeout';
import { Hono } from 'hono';
import type { Mail } from '../../../supabase/functions/_shared/FunctionEnv.ts';
import { withMailRedirect } from '../authMail.ts';
import { type Handler, INTERNAL_URL } from '../createLite.ts';
import { MAILBOX_PATH, type Mailbox } from '../dev/Mailbox.ts';
import type { ProjectConfig } from '../project.ts';
import { createAssurance } from '../secondFactor/assurance.ts';
import { createFactorRoutes } from '../secondFactor/factorRoutes.ts';
import type { Secrets } from '../secrets.ts';
import type { PaymentSimulator } from '../simulator/PaymentSimulator.ts';
import { SIMULATOR_PATH } from '../simulator/SimulatedSession.ts';
import type { Sql } from '../sql.ts';
import { type AskAuth, answerAlike, answerSignIn, evenly } from './alikeAnswers.ts';
import { authenticate, readToken } from './authenticate.ts';
import { authGap } from './authGaps.ts';
import { AuthPolicy } from './authPolicy.ts';
import { BodyRefused } from './BodyRefused.ts';
import { createAccountChanges } from './changeAccount.ts';
import type { Caller } from './clientAddress.ts';
import { deviceCookie } from './deviceCookie.ts';
import { isDiskFull } from './diskFull.ts';
import { createEmailChange } from './emailChange.ts';
import { bodyRefused, diskFull, errorResponse, overloaded } from './errors.ts';
import { forward, type IdentifiedCaller, withEdgeHeaders } from './forward.ts';
import type { FunctionFinder } from './functionRoute.ts';
import { isTooDeep } from './isTooDeep.ts';
import { createLanes, type Lane, type Lanes, laneOfFunction, laneOfRest, shareOf } from './lanes.ts';
import { createPresentPassword } from './presentPassword.ts';
import { isClosedInDemo } from './publicDemo.ts';
import { queryExcess, queryFault } from './queryLimits.ts';
import { readBody } from './readBody.ts';
import type { RestLikeHosted } from './restLikeHosted.ts';
import { securityKind } from './securityKind.ts';
import type { SecurityLog } from './securityLog.ts';

const TIME_LIMIT_MS = 10_000;

const REST_PATH = /^\/rest\/v1\/((?:rpc\/)?[a-z_][a-z0-9_]*)$/;
const REST_METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'];
const AUTH_PATHS = [
  'signup',
  'token',
  'user',
  'logout',
  'otp',
  'magiclink',
  'verify',
  'recover',
  'resend',
  'reauthenticate',
  'settings',
  'health',
  '.well-known/jwks.json',
];
/** In JSON; lite answers one with 500, for PostgreSQL stores none. */
const NULL_CHARACTER = /(?<!\\)(?:\\\\)*\\u0000/;
const AUTH_METHODS = ['GET', 'POST', 'PUT'];
/** Probes ask for the head alone; what a link of a mail does, a head must not. */
const AUTH_HEADS = ['health', 'settings', '.well-known/jwks.json'];
const FACTOR_METHODS = ['POST', 'DELETE'];
const JSON_ONLY = { 'content-type': 'application/json' };
const FACTOR_PATH = /^factors(?:\/[\w-]+(?:\/[a-z]+)?)?$/;
/** Opened from a mail or by a probe, without a key. */
const KEYLESS_AUTH_PATHS = ['verify', 'health', '.well-known/jwks.json'];
/** What the code of a second factor is asked for with, or is done without. */
const BEFORE_FACTOR = ['GET user', 'POST token', 'POST logout'];

/** Answers a request from the network. */
export type Edge = (request: Request, caller: Caller) => Promise<Response>;

export interface EdgeOptions {
  readonly secrets: Secrets;
  readonly config: ProjectConfig;
  /** REST and auth APIs. */
  readonly api: Handler;
  readonly rest: RestLikeHosted;
  readonly findFunction: FunctionFinder;
  /** What stands in for mail and card provider; nothing in production. */
  readonly evaluation:
    | { readonly mailbox: Pick<Mailbox, 'page'>; readonly simulator: Pick<PaymentSimulator, 'page'> }
    | undefined;
  /** Takes its own places: a file is not received inside admission. */
  readonly storage: (request: Request, lanes: Lanes, caller: Caller) => Promise<Response>;
  readonly securityLog: Pick<SecurityLog, 'record' | 'answer'>;
  /** Whether the account with an address is closed. */
  readonly isBanned: (email: string) => Promise<boolean>;
  readonly sql: Sql;
  readonly sendMail: (mail: Mail) => Promise<void>;
  readonly siteUrl: string;
  /** The site is a public demonstration: nothing is sold, and nobody reads the mailbox (AMB-59). */
  readonly publicDemo: boolean;
}

/**
 * The only way from the network to the backend: `/rest/v1/*`, `/auth/v1/*` and `/functions/v1/*`, each path and header
 * by name, every error as JSON with a stable code. Requests are rebuilt from checked parts, so no Host, path trick or
 * forwarding header of a client reaches `@supabase/lite` (threats F1 to F4, AUT-03 to AUT-07, LOD-02).
 *
 * Each request is first judged by its head, then its body is read, and only then it takes one of the places that its
 * kind of request has: who sends slowly waits alone, and nobody has all of them.
 */
export function createEdge({
  secrets,
  config,
  api,
  rest,
  findFunction,
  evaluation,
  storage,
  securityLog,
  isBanned,
  sql,
  sendMail,
  siteUrl,
  publicDemo,
}: EdgeOptions): Edge {
  const lanes = createLanes();
  const policy = new AuthPolicy({ minPasswordLength: config.auth.minimum_password_length, secrets, isBanned });
  const presentPassword = createPresentPassword(sql);
  const emailChange = createEmailChange({ sql, siteUrl, sendMail });
  const { tellNewAddress } = emailChange;
  const changeAccount = createAccountChanges({ sql, sendMail, presentPassword, tellNewAddress });
  const assurance = createAssurance({
    ...{ sql, secrets, lifetime: config.auth.jwt_expiry },
    async readUser(token) {
      const request = new Request(`${INTERNAL_URL}/auth/v1/user`, {
        headers: { apikey: secrets.publishableKey, authorization: `Bearer ${token}` },
      });
      return (await (await api(request)).json()) as Record<string, unknown>;
    },
  });
  const factorRoutes = createFactorRoutes({ sql, signSession: assurance.signSession, sendMail, presentPassword });
  const edge = new Hono<{ Bindings: IdentifiedCaller }>();

  const admitted = async (lane: Lane, who: string, work: () => Promise<Response>) =>
    (await lanes[lane].run(who, work)) ?? overloaded();

  edge.use(async (context, next) => {
    if (!publicDemo || !isClosedInDemo(context.req.raw)) return next();
    return errorResponse(403, 'public_demo', BACKEND_ERRORS.public_demo);
  });
  edge.all(`${BACKEND_ADDRESSES.rest}/*`, async (context) => {
    const request = context.req.raw;
    const url = new URL(request.url);
    if (!REST_PATH.test(url.pathname)) return notFound();
    if (!REST_METHODS.includes(request.method)) return methodNotAllowed(REST_METHODS);
    const excess = queryExcess(url, request.headers.get('accept'));
    if (excess) return errorResponse(400, 'query_too_large', excess);
    const fault = queryFault(url);
    if (fault) return errorResponse(400, 'validation_failed', fault);
    const who = await authenticate(request, secrets, true);
    if (!who.ok) return errorResponse(401, who.code, who.message);
    const body = await jsonBody(request);
    if (body instanceof Response) return body;
    const lane = laneOfRest(request.method, who.token !== undefined, context.env);
    return admitted(lane, shareOf(who.token, context.env), () =>
      withTimeLimit(
        rest(url, request.method, body, (kept) => api(forward(url, request, kept, secrets, who.token, context.env))),
      ),
    );
  });

  edge.all(`${BACKEND_ADDRESSES.auth}/:path{.+}`, async (context) => {
    const request = context.req.raw;
    const url = new URL(request.url);
    const path = context.req.param('path');
    const isFactor = FACTOR_PATH.test(path);
    const isKnown = (AUTH_PATHS.includes(path) || isFactor) && url.pathname === `/auth/v1/${path}`;
    if (!isKnown) {
      const isSignedIn = await authenticate(request, secrets, false, true);
      return authGap(path, isSignedIn.ok && isSignedIn.token !== undefined) ?? notFound();
    }
    const methods = isFactor ? FACTOR_METHODS : AUTH_HEADS.includes(path) ? ['HEAD', ...AUTH_METHODS] : AUTH_METHODS;
    if (!methods.includes(request.method)) return methodNotAllowed(methods);
    // Factors are asked for with a token, which says more than the key.
    const needsKey = !isFactor && !(isRead(request) && KEYLESS_AUTH_PATHS.includes(path));
    const beforeFactor = isFactor || BEFORE_FACTOR.includes(`${request.method} ${path}`);
    const who = await authenticate(request, secrets, needsKey, beforeFactor);
    if (!who.ok) return errorResponse(401, who.code, who.message);
    const body = await jsonBody(request);
    if (body instanceof Response) return body;
    if (NULL_CHARACTER.test(body)) return errorResponse(400, 'validation_failed', 'The body has a null character.');
    const claims = who.token ? await readToken(who.token, secrets) : undefined;
    if (isFactor) {
      return admitted(
        'signIn',
        context.env.client,
        async () => (await factorRoutes(request.method, path, body, claims)) ?? notFound(),
      );
    }
    const ask: AskAuth = (allowed, target) => {
      const to = target === undefined ? url : new URL(`/auth/v1/${target}`, url);
      const asked = target === undefined ? request : new Request(to, { method: 'POST', headers: JSON_ONLY });
      return withMailRedirect(url, () =>
        withTimeLimit(api(forward(new URL(to), asked, allowed, secrets, who.token, context.env))),
      );
    };
    const answer = (allowed: string) => {
      if (path === 'token') return answerSignIn(sql, allowed, ask);
      if (path === 'verify' && typeOf(url, body) === 'email_change') return emailChange.confirm(url, allowed, ask);
      const isChange = path === 'user' && request.method === 'PUT';
      return isChange
        ? withMailRedirect(url, () => changeAccount(claims, allowed, ask))
        : answerAlike(path, allowed, ask);
    };
    return evenly(path, () =>
      admitted('signIn', context.env.client, async () => {
        const answered = await policy.apply(request, path, body, context.env, answer);
        const recovers = answered.status < 400 && path === 'verify' && typeOf(url, body) === 'recovery';
        // A head has no session in it to complete.
        if (request.method === 'HEAD') return answered;
        const given = await assurance.complete(answered, recovers);
        return (await withDeviceCookie(given, path)) ?? given;
      }),
    );
  });

  /** Whoever has signed in is known on this device from now on. */
  async function withDeviceCookie(answer: Response, path: string): Promise<Response | undefined> {
    if (!answer.ok || !['token', 'verify'].includes(path)) return undefined;
    if (!answer.headers.get('content-type')?.startsWith('application/json')) return undefined;
    const session = (await answer.clone().json()) as { user?: { email?: string } };
    if (!session.user?.email) return undefined;
    const headers = new Headers(answer.headers);
    headers.append('set-cookie', deviceCookie(session.user.email, secrets));
    return new Response(answer.body, { status: answer.status, headers });
  }

  edge.get(`${BACKEND_ADDRESSES.functions}/security-log`, async (context) => {
    const { raw } = context.req;
    const who = await authenticate(raw, secrets, false);
    if (!who.ok) return errorResponse(401, who.code, who.message);
    return admitted('reads', shareOf(who.token, context.env), () =>
      securityLog.answer(who.token, raw.headers.get('accept')),
    );
  });

  edge.all(`${BACKEND_ADDRESSES.functions}/:name`, async (context) => {
    const { raw } = context.req;
    // A function asks who is calling; what is no token of ours must not come that far.
    const who = await authenticate(raw, secrets, false);
    if (!who.ok) return errorResponse(401, who.code, who.message);
    const name = context.req.param('name');
    const run = findFunction(name, raw.method, context.env.client);
    if (run instanceof Response) return run;
    const request = await withBody(raw);
    return admitted(laneOfFunction(name), shareOf(who.token, context.env), () => withTimeLimit(run(request)));
  });

  edge.all(`${BACKEND_ADDRESSES.storage}/*`, (context) => storage(context.req.raw, lanes, context.env));

  if (evaluation) {
    const { mailbox, simulator } = evaluation;
    edge.all(`${SIMULATOR_PATH}/:session`, async (context) => {
      const request = await withBody(context.req.raw);
      return admitted('payments', context.env.client, () => simulator.page(request));
    });
    edge.get(MAILBOX_PATH, (context) =>
      // Mails hold codes that open accounts: they are for who sits at this machine.
      context.env.isThisMachine && !publicDemo
        ? admitted('reads', context.env.client, () => mailbox.page(new URL(context.req.url)))
        : notFound(),
    );
  }

  edge.notFound(notFound);
  edge.onError((error) => {
    if (error instanceof BodyRefused) return bodyRefused(error);
    if (isDiskFull(error)) return diskFull();
    console.error(error);
    return errorResponse(500, 'unexpected_failure', 'Unexpected failure, please try again.');
  });

  return async (request, context) => {
    const requestId = context.requestId ?? randomUUID();
    const url = new URL(request.url);
    const answer = withEdgeHeaders(await edge.fetch(request, { ...context, requestId }));
    answer.headers.set('x-request-id', requestId);
    const { status } = answer;
    const kind = securityKind(url, request.method, status);
    if (kind) {
      const userId = await userOf(request, kind === 'sign_in' && answer.ok ? answer : undefined);
      await securityLog.record({ requestId, kind, client: context.client, userId, what: url.pathname, status });
    }
    return answer;
  };

  /** Whose request it is: who has signed in by it, or whose valid token it carries. */
  async function userOf({ headers }: Request, signedIn: Response | undefined): Promise<string | undefined> {
    const body: { access_token?: unknown } | undefined = await signedIn
      ?.clone()
      .json()
      .catch(() => undefined);
    const token = body ? body.access_token : /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1];
    return typeof token === 'string' ? (await readToken(token, secrets))?.sub : undefined;
  }
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** The request with its body read, so that it can be passed on. */
async function withBody(request: Request): Promise<Request> {
  const body = await readBody(request);
  const { method, headers } = request;
  return new Request(request.url, { method, headers, ...(body.length > 0 ? { body } : {}) });
}

/** Text of a JSON body, "" without one, or the refusal of one too deep or of another type: a form of another site cannot send JSON. */
async function jsonBody(request: Request): Promise<string | Response> {
  const isJson = request.headers.get('content-type')?.toLowerCase().startsWith('application/json');
  if (!isJson && Number(request.headers.get('content-length') ?? 0) > 0) return notJson();
  const body = await readBody(request);
  if (body.length === 0) return '';
  if (!isJson) return notJson();
  const text = new TextDecoder().decode(body);
  return isTooDeep(text) ? errorResponse(400, 'bad_json', 'The body nests too deeply.') : text;
}

/** What a link or code of a mail is for. */
function typeOf({ searchParams }: URL, body: string): unknown {
  return body === '' ? searchParams.get('type') : JSON.parse(body).type;
}

function withTimeLimit(response: Promise<Response>): Promise<Response> {
  return withTimeout(response, TIME_LIMIT_MS, 'A request').catch((error: unknown) => {
    if (!(error instanceof TimeoutError)) throw error;
    return errorResponse(504, 'timeout', 'The request took too long.');
  });
}

function notFound(): Response {
  return errorResponse(404, 'not_found', 'There is nothing at this address.');
}

function notJson(): Response {
  return errorResponse(415, 'unsupported_media_type', 'The body must be application/json.');
}

function methodNotAllowed(methods: readonly string[]): Response {
  return errorResponse(405, 'method_not_allowed', 'This method is not available here.', {
    headers: { allow: methods.join(', ') },
  });
}
