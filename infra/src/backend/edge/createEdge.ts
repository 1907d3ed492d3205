import { Hono } from 'hono';
import { withMailRedirect } from '../authMail.ts';
import type { Handler } from '../createLite.ts';
import { MAILBOX_PATH, type Mailbox } from '../dev/Mailbox.ts';
import type { ProjectConfig } from '../project.ts';
import type { Secrets } from '../secrets.ts';
import type { PaymentSimulator } from '../simulator/PaymentSimulator.ts';
import { SIMULATOR_PATH } from '../simulator/SimulatedSession.ts';
import { Admission } from './admission.ts';
import { authenticate } from './authenticate.ts';
import { authGap } from './authGaps.ts';
import { AuthPolicy } from './authPolicy.ts';
import { isLoopback } from './clientAddress.ts';
import { errorResponse, retryLater } from './errors.ts';
import { forward, withEdgeHeaders } from './forward.ts';
import type { FunctionRunner } from './functionRoute.ts';
import { queryExcess } from './queryLimits.ts';
import { readBody } from './readBody.ts';

const TIME_LIMIT_MS = 10_000;
const ADMISSION = { running: 20, waiting: 20 };

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
/** Opened from a mail or by a probe, without a key. */
const KEYLESS_AUTH_PATHS = ['verify', 'health', '.well-known/jwks.json'];

/** What a request brings along besides itself. */
export interface EdgeContext {
  /** Address that limits are kept by. */
  readonly client: string;
}

/** Answers a request from the network. */
export type Edge = (request: Request, context: EdgeContext) => Promise<Response>;

export interface EdgeOptions {
  readonly secrets: Secrets;
  readonly config: ProjectConfig;
  /** REST and auth APIs. */
  readonly api: Handler;
  readonly runFunction: FunctionRunner;
  /** Absent where the site has a public address. */
  readonly mailbox: Pick<Mailbox, 'page'> | undefined;
  readonly simulator: Pick<PaymentSimulator, 'page'>;
  readonly storage: Handler;
}

/**
 * The only way from the network to the backend: `/rest/v1/*`, `/auth/v1/*` and `/functions/v1/*`, each path and header
 * by name, every error as JSON with a stable code. Requests are rebuilt from checked parts, so no Host, path trick or
 * forwarding header of a client reaches `@supabase/lite` (reliability.md F1 to F4, AUT-03 to AUT-07, LOD-02).
 */
export function createEdge({ secrets, config, api, runFunction, mailbox, simulator, storage }: EdgeOptions): Edge {
  const admission = new Admission(ADMISSION);
  const policy = new AuthPolicy(config.auth.minimum_password_length);
  const edge = new Hono<{ Bindings: EdgeContext }>();

  edge.use(async (context, next) => {
    const admitted = await admission.run(async () => {
      await next();
      return true;
    });
    if (!admitted) context.res = retryLater(503, 'overloaded', 'The service is busy, please try again.', 1);
  });
  edge.all('/rest/v1/*', async (context) => {
    const request = context.req.raw;
    const url = new URL(request.url);
    if (!REST_PATH.test(url.pathname)) return notFound();
    if (!REST_METHODS.includes(request.method)) return methodNotAllowed(REST_METHODS);
    const excess = queryExcess(url, request.headers.get('accept'));
    if (excess) return errorResponse(400, 'query_too_large', excess);
    const who = await authenticate(request, secrets, true);
    if (!who.ok) return errorResponse(401, who.code, who.message);
    const body = await jsonBody(request);
    if (body instanceof Response) return body;
    return withTimeLimit(api(forward(url, request, body, secrets, who.token, context.env.client)));
  });

  edge.all('/auth/v1/:path{.+}', async (context) => {
    const request = context.req.raw;
    const url = new URL(request.url);
    const path = context.req.param('path');
    const isKnown = AUTH_PATHS.includes(path) && url.pathname === `/auth/v1/${path}`;
    if (!isKnown) return authGap(path) ?? notFound();
    if (!AUTH_METHODS.includes(request.method)) return methodNotAllowed(AUTH_METHODS);
    const needsKey = !(request.method === 'GET' && KEYLESS_AUTH_PATHS.includes(path));
    const who = await authenticate(request, secrets, needsKey);
    if (!who.ok) return errorResponse(401, who.code, who.message);
    const body = await jsonBody(request);
    if (body instanceof Response) return body;
    if (NULL_CHARACTER.test(body)) return errorResponse(400, 'validation_failed', 'The body has a null character.');
    return policy.apply(request, path, body, context.env.client, (allowed) =>
      withMailRedirect(url, () =>
        withTimeLimit(api(forward(url, request, allowed, secrets, who.token, context.env.client))),
      ),
    );
  });

  edge.all('/functions/v1/:name', async (context) => {
    const { raw } = context.req;
    // A function asks who is calling; what is no token of ours must not come that far.
    const who = await authenticate(raw, secrets, false);
    if (!who.ok) return errorResponse(401, who.code, who.message);
    const request = await withBody(raw);
    if (!request) return tooLarge();
    return withTimeLimit(runFunction(context.req.param('name'), request, context.env.client));
  });

  edge.all('/storage/v1/*', (context) => storage(context.req.raw));

  edge.all(`${SIMULATOR_PATH}/:session`, async (context) => {
    const request = await withBody(context.req.raw);
    return request ? simulator.page(request) : tooLarge();
  });
  edge.get(MAILBOX_PATH, (context) =>
    // Mails hold codes that open accounts: they are for who sits at this machine.
    mailbox && isLoopback(context.env.client) ? mailbox.page(new URL(context.req.url)) : notFound(),
  );

  edge.notFound(notFound);
  edge.onError((error) => {
    console.error(error);
    return errorResponse(500, 'unexpected_failure', 'Unexpected failure, please try again.');
  });

  return async (request, context) => withEdgeHeaders(await edge.fetch(request, context));
}

/** The request with its body read, so that it can be passed on, or undefined when that is too large. */
async function withBody(request: Request): Promise<Request | undefined> {
  const body = await readBody(request);
  if (body === undefined) return undefined;
  const { method, headers } = request;
  return new Request(request.url, { method, headers, ...(body.length > 0 ? { body } : {}) });
}

/** Text of a JSON body, "" without one, or the refusal of another type: a form of another site cannot send JSON. */
async function jsonBody(request: Request): Promise<string | Response> {
  const body = await readBody(request);
  if (body === undefined) return tooLarge();
  if (body.length === 0) return '';
  const isJson = request.headers.get('content-type')?.toLowerCase().startsWith('application/json');
  return isJson
    ? new TextDecoder().decode(body)
    : errorResponse(415, 'unsupported_media_type', 'The body must be application/json.');
}

async function withTimeLimit(response: Promise<Response>): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(errorResponse(504, 'timeout', 'The request took too long.')), TIME_LIMIT_MS);
  });
  try {
    return await Promise.race([response, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

function notFound(): Response {
  return errorResponse(404, 'not_found', 'There is nothing at this address.');
}

function tooLarge(): Response {
  return errorResponse(413, 'too_large', 'The body is larger than 256 KB.');
}

function methodNotAllowed(methods: readonly string[]): Response {
  return errorResponse(405, 'method_not_allowed', 'This method is not available here.', {
    headers: { allow: methods.join(', ') },
  });
}
