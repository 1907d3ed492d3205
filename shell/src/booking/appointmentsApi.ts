import { answerOf } from '@agence/shared-contracts/backend/answer';
import type { Asked } from '@agence/shared-contracts/ui/asking';

const PATH = '/functions/v1/appointments';
const LIMIT_MS = 10_000;

/** A time that is kept for this visitor. */
export interface HeldTime {
  /** Books it with a request, and opens its page. */
  readonly token: string;
  readonly starts_at: string;
  readonly held_until: string;
  readonly host: string;
}

/** Free times from a day on, or from today. @throws Error where nobody answers */
export async function freeTimes(asked: Asked, from: string | undefined): Promise<readonly string[]> {
  const query = new URLSearchParams({ pour: asked, ...(from ? { du: from } : {}) });
  const response = await fetch(`${PATH}?${query}`, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!response.ok) throw new Error(`Free times answered ${response.status}`);
  const answer: unknown = await response.json();
  // Nothing is open for what is asked.
  if (answer === null) return [];
  const { times } = answer as { readonly times?: readonly string[] };
  if (!Array.isArray(times)) throw new Error('Somebody else answered for free times');
  return times;
}

/** Keeps a time for ten minutes, and lets go what was kept before; undefined where somebody else was faster. @throws Error */
export async function holdTime(asked: Asked, at: string, before: string | undefined): Promise<HeldTime | undefined> {
  const response = await fetch(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ geste: 'tenir', pour: asked, moment: at, au_lieu_de: before ?? '' }),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (response.status === 409) return undefined;
  if (!response.ok) throw new Error(`Holding a time answered ${response.status}`);
  const held = await answerOf(response);
  if (typeof held?.token !== 'string') throw new Error('Somebody else answered for a time');
  return held as unknown as HeldTime;
}
