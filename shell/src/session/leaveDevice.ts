import type { SupabaseClient } from '@supabase/supabase-js';
import { leaveTexts } from '../content/session.ts';

/** What stays when somebody signs out: choices of the device, which say nothing of the person. */
const KEPT = [
  'cookie-consent',
  'cookie-consent-record',
  'embed-consent',
  'agence-calendrier',
  'agence-player',
  'agence-release',
];
/** How long the delivery before signing out may take, in milliseconds. */
const DELIVERY_LIMIT_MS = 5000;
/** How many events one request holds, and how many characters a note: as in mfe-dashboards/src/progress/progressOutbox.ts. */
const BATCH_SIZE = 100;
const MAX_NOTE_LENGTH = 10_000;
/** What the member area keeps of a person, each followed by `<id of the person>:`. */
const OF_PERSONS = ['agence-progress:', 'agence-draft:'];

/** Names of what is kept; none where the browser keeps nothing. */
function keysOf(storage: () => Storage): string[] {
  try {
    return Object.keys(storage());
  } catch {
    return [];
  }
}
const kept = (prefix: string) => keysOf(() => localStorage).filter((key) => key.startsWith(prefix));
/** Where the member area keeps what the server does not have yet. */
const progressOf = (person: string) => kept(`agence-progress:${person}:`);
/** The same with what forms have not sent. */
const unsentOf = (person: string) => [
  ...progressOf(person),
  ...kept(`agence-draft:${person}:`),
  ...kept('agence-leads'),
];

/**
 * Sends what the member area has kept of a person and the server does not have, in one delivery.
 *
 * @returns how much is still here: what the server does not take, and everything when nobody can be reached
 */
export async function deliverUnsent(database: SupabaseClient, person: string): Promise<number> {
  const deadline = AbortSignal.timeout(DELIVERY_LIMIT_MS);
  try {
    await afterOthers(person, deadline, () => deliver(database, person, deadline));
  } catch (error) {
    console.info('What waits cannot be sent now.', error);
  }
  return unsentOf(person).length;
}

/**
 * Runs the work when no lesson delivers any more, here or in another tab: sent twice at a time, a note would seem to have been
 * written over by another device. The name is that of mfe-dashboards/src/progress/progressOutbox.ts.
 */
async function afterOthers(person: string, deadline: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(`agence-progress:${person}:delivery`, { signal: deadline }, work);
}

async function deliver(database: SupabaseClient, person: string, deadline: AbortSignal): Promise<void> {
  const waiting = progressOf(person)
    .map((key) => readWaiting(key, localStorage.getItem(key) ?? ''))
    .filter(({ event }) => event.kind !== 'note' || event.text.length <= MAX_NOTE_LENGTH);
  for (let first = 0; first < waiting.length; first += BATCH_SIZE) {
    const batch = waiting.slice(first, first + BATCH_SIZE);
    const { data } = await database
      .rpc('record_progress', { learner: person, events: batch.map(({ event }) => toSend(event)) })
      .abortSignal(deadline);
    const results: readonly { readonly id: string; readonly status: string }[] = data?.results ?? [];
    const statuses = new Map(results.map(({ id, status }) => [id, status]));
    for (const { key, text, event } of batch) {
      const status = statuses.get(event.id);
      // What is refused for good of a session is done with; of notes it is somebody's own words.
      const isSettled = status === 'stored' || (status === 'refused' && event.kind === 'session');
      // What was written on meanwhile is not the text that the server has.
      if (isSettled && localStorage.getItem(key) === text) localStorage.removeItem(key);
    }
  }
}

/** An event of the member area's outbox (mfe-dashboards/src/progress/progressEvent.ts), as far as it matters here. */
type Event =
  | { readonly kind: 'session'; readonly id: string }
  | {
      readonly kind: 'note';
      readonly id: string;
      readonly text: string;
      readonly base?: { readonly revision: number };
    };

const readWaiting = (key: string, text: string) => ({ key, text, event: JSON.parse(text) as Event });

/** As mfe-dashboards/src/progress/sendProgress.ts: the revision instead of its text, neither NUL nor half characters. */
function toSend(event: Event) {
  if (event.kind === 'session') return event;
  const { base, text, ...note } = event;
  const stored = text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
  return { ...note, text: stored, revision: base?.revision ?? 0 };
}

/** Whether somebody signs out: with something unsent, which would be lost, only on their word. */
export async function mayLeave(deliver: () => Promise<number>): Promise<boolean> {
  return (await deliver()) === 0 || confirm(leaveTexts.unsent);
}

/** Whether something says nothing of the person, or waits for somebody else to come back. */
const stays = (key: string, person: string | undefined) =>
  KEPT.includes(key) || OF_PERSONS.some((prefix) => key.startsWith(prefix) && !key.startsWith(`${prefix}${person}:`));

/** Leaves nothing on a device that somebody else may use next. @param isBack whether the person has come in again */
export function clearDevice(person: string | undefined, isBack: () => boolean): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    for (const key of keysOf(storage)) if (!stays(key, person)) storage().removeItem(key);
  }
  if (!person) return;
  // A lesson that is closing keeps its last moment once more.
  const again = () => {
    if (!isBack()) for (const key of progressOf(person)) localStorage.removeItem(key);
  };
  setTimeout(again);
  addEventListener('pagehide', again, { once: true });
}
