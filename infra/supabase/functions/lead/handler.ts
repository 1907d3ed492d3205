import * as v from 'valibot';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionEnv } from '../_shared/FunctionEnv.ts';
import { Refusal } from '../_shared/Refusal.ts';
import { formOrigin } from './formOrigin.ts';
import { Lead } from './Lead.ts';
import { type FormResult, returnPath } from './returnPath.ts';

/** A field that people do not see: what fills it in is not a person. */
const HONEYPOT = 'site_web';

/**
 * Stores a newsletter or contact request in `leads`; its mails leave with it (`run-jobs`). Answers JSON to a script, and
 * sends a plain form back to its page with `?inscription=ok` or `?inscription=erreur`.
 *
 * Errors: 400 `bad_json`, 422 `invalid_lead` (with the names of the fields) and `quota_reached`, 503 `not_stored`.
 */
export async function handle(request: Request, env: FunctionEnv): Promise<Response> {
  const isForm = !request.headers.get('content-type')?.toLowerCase().startsWith('application/json');
  const fields = await readFields(request, isForm);
  const respond = (status: number, body: Record<string, unknown>): Response => {
    if (!isForm) return Response.json(body, { status });
    const result: FormResult = status < 400 ? 'ok' : 'erreur';
    return new Response(null, { status: 303, headers: { location: returnPath(fields?.return_to, result) } });
  };
  if (!fields) return respond(400, { code: 'bad_json', message: 'The body is neither a JSON object nor a form.' });
  // A robot learns nothing: it gets the answer of a success.
  if (fields[HONEYPOT]) return respond(200, { status: 'stored' });

  if (isForm) fields.origine ??= formOrigin(request.headers.get('referer'));
  const { success, output, issues } = v.safeParse(Lead, fields);
  if (!success) {
    const invalid = [...new Set(issues.map((issue) => v.getDotPath(issue) ?? 'kind'))];
    return respond(422, {
      code: 'invalid_lead',
      message: 'Some fields are missing or not valid.',
      fields: invalid,
    });
  }
  const id = output.id ?? crypto.randomUUID();
  const stored = await store(id, output, fields, env);
  if (stored === 'quota_reached') {
    return respond(422, { code: 'quota_reached', message: 'There are many requests of this address already.' });
  }
  return stored
    ? respond(200, { status: 'stored', ...(stored === true ? {} : { appointment: stored }) })
    : respond(503, { code: 'not_stored', message: 'The request could not be stored.' });
}

async function readFields(request: Request, isForm: boolean): Promise<Record<string, unknown> | undefined> {
  try {
    const fields: unknown = isForm ? Object.fromEntries(await request.formData()) : await request.json();
    const isObject = typeof fields === 'object' && fields !== null && !Array.isArray(fields);
    if (!isObject) return undefined;
    return Object.fromEntries(
      Object.entries(fields)
        // An empty optional field of a form is the same as none.
        .filter(([name, value]) => name !== 'id' || value !== '')
        // Text pasted from some documents has null characters, which the database does not take.
        .map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll('\0', '') : value]),
    );
  } catch {
    return undefined;
  }
}

/** @returns the appointment that was booked, `true` where the time is unknown, `false` where nothing could be stored */
async function storeWithTime(request: object, held: string, env: FunctionEnv) {
  try {
    return (await callDatabase<object | null>(env, 'store_request', { request, held })) ?? true;
  } catch (error) {
    return error instanceof Refusal && error.code === 'quota_reached' ? 'quota_reached' : false;
  }
}

async function store(id: string, lead: Lead, fields: Record<string, unknown>, env: FunctionEnv) {
  const contact = lead.kind === 'contact' ? lead : undefined;
  const row = {
    id,
    kind: lead.kind,
    email: lead.email,
    form: lead.form,
    page: typeof fields.return_to === 'string' ? fields.return_to.slice(0, 300) : '',
    name: contact?.nom,
    phone: contact?.telephone,
    company: contact?.entreprise,
    service: contact?.service,
    budget: contact?.budget,
    message: contact?.message,
    asked: contact?.demande,
    context: contact?.contexte,
    origin: contact?.origine,
    consented_at: contact ? new Date().toISOString() : undefined,
  };
  if (contact?.rendez_vous) return storeWithTime(row, contact.rendez_vous, env);
  const response = await env.fetch(
    new Request(`${env.url}/rest/v1/leads?on_conflict=id`, {
      method: 'POST',
      headers: {
        apikey: env.secretKey,
        authorization: `Bearer ${env.secretKey}`,
        'content-type': 'application/json',
        // The same id again is the same request, already stored.
        prefer: 'resolution=ignore-duplicates,return=minimal',
      },
      body: JSON.stringify(row),
    }),
  );
  const isFull = response.status === 422 && (await response.json()).code === 'quota_reached';
  return isFull ? 'quota_reached' : response.ok;
}
