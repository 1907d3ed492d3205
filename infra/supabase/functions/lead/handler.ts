import type { Database } from '@agence/shared-contracts/backend/database';
import { type ContactLead, type Lead, readLead } from '@agence/shared-contracts/forms/lead';
import { contactColumns } from '@agence/shared-contracts/forms/leadFields';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionEnv } from '../_shared/FunctionEnv.ts';
import { Refusal } from '../_shared/Refusal.ts';
import { formOrigin } from './formOrigin.ts';
import { type FormResult, returnPath } from './returnPath.ts';

/** A field that people do not see: what fills it in is not a person. */
const HONEYPOT = 'site_web' satisfies keyof ContactLead;

/** Columns of `leads`, by name: what is renamed in the database, or in the forms, is an error here. */
type Columns = { readonly [Column in keyof Database['public']['Tables']['leads']['Insert']]?: unknown };

/** A field without a column of that table is an error of types. */
const COLUMNS: Readonly<Record<keyof typeof contactColumns, keyof Columns>> = contactColumns;

/**
 * Stores a newsletter or contact request in `leads`; its mails leave with it (`run-jobs`). Answers a script
 * `{ type: 'lead', id, status: 'stored' }` with the id that it sent, which no page of somebody else's Wi-Fi can say, and sends a plain
 * form back to its page with `?inscription=ok` or `?inscription=erreur`.
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
  const stored = (id: string, more?: object) => respond(200, { type: 'lead', id, status: 'stored', ...more });
  // A robot learns nothing: it gets the answer of a success.
  if (fields[HONEYPOT]) return stored(typeof fields.id === 'string' ? fields.id : crypto.randomUUID());

  if (isForm && fields.kind === 'contact') fields.origine ??= formOrigin(request.headers.get('referer'));
  const read = readLead(fields);
  if ('refused' in read) {
    return respond(422, {
      code: 'invalid_lead',
      message: 'Some fields are missing, not valid, or none of this form.',
      fields: read.refused,
    });
  }
  const { lead } = read;
  const id = lead.id ?? crypto.randomUUID();
  const outcome = await store(id, lead, env);
  if (outcome === 'quota_reached') {
    return respond(422, { code: 'quota_reached', message: 'There are many requests of this address already.' });
  }
  if (!outcome) return respond(503, { code: 'not_stored', message: 'The request could not be stored.' });
  return stored(id, outcome === true ? undefined : { appointment: outcome });
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

/** What a contact form sends, in the columns that staff read. */
function columnsOf(contact: ContactLead): Columns {
  const said = Object.entries(COLUMNS).map(([field, column]) => [column, contact[field as keyof typeof COLUMNS]]);
  return {
    ...Object.fromEntries(said),
    asked: contact.demande,
    context: contact.contexte,
    origin: contact.origine,
    consented_at: new Date().toISOString(),
  };
}

async function store(id: string, lead: Lead, env: FunctionEnv) {
  const row: Columns = {
    id,
    kind: lead.kind,
    email: lead.email,
    form: lead.form,
    page: typeof lead.return_to === 'string' ? lead.return_to.slice(0, 300) : '',
    ...(lead.kind === 'contact' ? columnsOf(lead) : {}),
  };
  if (lead.kind === 'contact' && lead.rendez_vous) return storeWithTime(row, lead.rendez_vous, env);
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
