import * as v from 'valibot';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionEnv } from '../_shared/FunctionEnv.ts';
import { answering, Refusal } from '../_shared/Refusal.ts';
import { networkOf } from './networkOf.ts';

const uuid = v.pipe(v.string(), v.uuid());
/** A moment with its offset: what a button of a list of times has. */
const moment = v.pipe(v.string(), v.isoTimestamp());
const kind = v.picklist(['consultation', 'audit', 'meeting', 'vip', 'quote']);

/** What is done with a time; the fields of the forms of `/rendez-vous`. */
const Act = v.variant('geste', [
  v.object({
    geste: v.literal('tenir'),
    pour: kind,
    moment,
    au_lieu_de: v.optional(v.union([uuid, v.literal('')])),
  }),
  v.object({ geste: v.literal('deplacer'), jeton: uuid, moment }),
  v.object({ geste: v.literal('annuler'), jeton: uuid }),
]);
type Act = v.InferOutput<typeof Act>;

/** An appointment as who has its token sees it. */
interface ShownAppointment {
  readonly token: string;
  readonly sequence: number;
}

/**
 * Times and appointments of visitors, who need no account: the token of an appointment is the key to it. GET with `pour` and `du` (a day)
 * says which times are free; POST holds one for ten minutes, moves or cancels an appointment. Answers JSON to a script; a plain form is
 * led to the appointment's page.
 *
 * Errors: 422 `bad_request`, 409 `time_taken` and `appointment_over`, 404 `appointment_not_found`, 422 `quota_reached`.
 */
export function handle(request: Request, env: FunctionEnv): Promise<Response> {
  return answering(async () => {
    if (request.method === 'GET') return freeTimes(new URL(request.url).searchParams, env);
    const isForm = !request.headers.get('content-type')?.toLowerCase().startsWith('application/json');
    const { success, output } = v.safeParse(Act, await fieldsOf(request, isForm));
    if (!success) {
      if (isForm) return led('/rendez-vous?erreur=incomplet');
      throw new Refusal(422, 'bad_request', 'Some fields are missing or not valid.');
    }
    try {
      const shown = await doAct(output, env);
      if (!isForm) return Response.json(shown, { headers: { 'cache-control': 'no-store' } });
      // The page of each state has an address of its own, so that none is answered from a cache.
      return led(`/rendez-vous/${shown.token}${output.geste === 'tenir' ? '' : `?vu=${shown.sequence}`}`);
    } catch (error) {
      if (isForm && error instanceof Refusal) return led(backTo(output, error.code));
      throw error;
    }
  });
}

async function freeTimes(query: URLSearchParams, env: FunctionEnv): Promise<Response> {
  const wanted = v.safeParse(v.object({ pour: kind, du: v.optional(v.pipe(v.string(), v.isoDate())) }), {
    ...Object.fromEntries(query),
  });
  if (!wanted.success) throw new Refusal(422, 'bad_request', 'Some fields are missing or not valid.');
  const { pour, du } = wanted.output;
  const open = await callDatabase(env, 'open_times', { kind: pour, ...(du ? { from_day: du } : {}) });
  return Response.json(open, { headers: { 'cache-control': 'no-store' } });
}

/** A network without saying which: who knows the site's secrets alone can tell whether it is a given one. */
async function holderOf({ client, secretKey }: FunctionEnv): Promise<string | null> {
  if (!client) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${secretKey} ${networkOf(client)}`));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function doAct(act: Act, env: FunctionEnv): Promise<ShownAppointment> {
  if (act.geste === 'tenir') {
    const { pour, moment, au_lieu_de } = act;
    const holder = await holderOf(env);
    return callDatabase(env, 'hold_time', { kind: pour, starts_at: moment, instead_of: au_lieu_de || null, holder });
  }
  if (act.geste === 'annuler') return callDatabase(env, 'cancel_appointment', { token: act.jeton });
  return callDatabase(env, 'move_appointment', { token: act.jeton, starts_at: act.moment });
}

/** The page that says why nothing was done, with other times. */
function backTo(act: Act, code: string): string {
  const reason = code === 'time_taken' ? 'pris' : 'fini';
  return act.geste === 'tenir'
    ? `/rendez-vous?pour=${act.pour}&erreur=${reason}&vu=${Date.now()}`
    : `/rendez-vous/${act.jeton}?erreur=${reason}&vu=${Date.now()}`;
}

async function fieldsOf(request: Request, isForm: boolean): Promise<unknown> {
  try {
    return isForm ? Object.fromEntries(await request.formData()) : await request.json();
  } catch {
    return undefined;
  }
}

const led = (location: string) => new Response(null, { status: 303, headers: { location } });
