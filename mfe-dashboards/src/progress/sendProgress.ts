import { dataOf } from '@agence/shared-contracts/backend/refusal';
import type { Database } from '@agence/shared-contracts/remote/page';
import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import * as v from 'valibot';
import { refusalFrom } from '../member/refusalFrom.ts';
import { noteBaseSchema, noteSchema, type ProgressEvent } from './progressEvent.ts';
import type { Answer, SendEvents } from './progressOutbox.ts';

/** What requests that outlive their page may hold together is 64 KiB; the rest is for others of them. In bytes. */
const LAST_LIMIT = 60_000;

const answerSchema = v.object({
  results: v.array(
    v.union([
      v.object({
        id: v.string(),
        status: v.picklist(['stored', 'outdated']),
        note: noteSchema,
        base: v.nullable(noteBaseSchema),
      }),
      v.object({ id: v.string(), status: v.picklist(['stored', 'refused']) }),
    ]),
  ),
});
const parse = (data: unknown): readonly Answer[] => v.parse(answerSchema, data).results;

/**
 * Hands events to `record_progress`, which refuses a batch that is not the signed-in person's: somebody may sign in
 * between reading the outbox and the request.
 */
export function sendProgressTo(database: () => Promise<Database>): SendEvents {
  return async (userId, events) => {
    const parameters = { learner: userId, events: events.map(toSend) };
    return parse(dataOf(await (await database()).rpc('record_progress', parameters)));
  };
}

/** Sends nothing once its person is gone: a lesson that closes as they sign out would be refused as a visitor's. */
export function whileSignedIn(auth: Pick<ShellApi['auth'], 'getSnapshot'>, send: SendEvents): SendEvents {
  return async (userId, events) => {
    if (auth.getSnapshot().user?.id !== userId) throw new Error('Nobody is signed in');
    return send(userId, events);
  };
}

/** The same in a request that outlives the page. It is on its way when the function returns. */
export function sendProgressLast({ auth, anonKey }: Pick<ShellApi, 'auth' | 'anonKey'>): SendEvents {
  return async (learner, events) => {
    const token = auth.getSnapshot().session?.access_token;
    if (token === undefined) throw new Error('Nobody is signed in');
    const response = await fetch('/rest/v1/rpc/record_progress', {
      method: 'POST',
      keepalive: true,
      headers: { apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ learner, events: thatFit(events.map(toSend)) }),
    });
    if (!response.ok) throw await refusalFrom(response, 'record_progress');
    return parse(await response.json());
  };
}

/** The server knows the text of the revision that notes were written on; and it takes neither NUL nor half characters. */
function toSend(event: ProgressEvent) {
  if (event.kind === 'session') return event;
  const { base, text, ...note } = event;
  return { ...note, text: text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD'), revision: base.revision };
}

function thatFit<Event>(events: readonly Event[]): Event[] {
  let left = LAST_LIMIT;
  return events.filter((event) => {
    const size = new TextEncoder().encode(JSON.stringify(event)).length + 1;
    if (size > left) return false;
    left -= size;
    return true;
  });
}
