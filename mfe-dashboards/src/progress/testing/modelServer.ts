import type { SessionEvent } from '../progressEvent.ts';
import { addWatched, formatWatched, parseWatched } from '../watchedRanges.ts';

/** A row of progress, as far as the model knows it. */
export interface Standing {
  readonly seconds: number;
  readonly percentage: number;
  readonly completed: boolean;
  /** Seconds into the video. */
  readonly position: number;
  readonly watched: string;
  readonly notes: string;
  readonly notesRevision: number;
}

/** `record_progress` and the table it writes, for people who are signed in. */
export interface ProgressServer {
  /** Whether the time that counts is what the device's clock says, as far as no other session has it. */
  readonly countsByClock: boolean;
  /** @throws when `signedIn` is not `learner` */
  record(signedIn: string, learner: string, events: readonly Sent[]): Promise<unknown>;
  /** By module. */
  rows(signedIn: string): Promise<ReadonlyMap<string, Standing>>;
}

/** An event as it goes over the wire. */
export type Sent =
  | SessionEvent
  | {
      readonly kind: 'note';
      readonly id: string;
      readonly module_id: string;
      readonly text: string;
      readonly device: string;
      readonly draft: string;
      readonly version: number;
      readonly revision: number;
      readonly at: string;
    };

export const NOTHING: Standing = {
  seconds: 0,
  percentage: 0,
  completed: false,
  position: 0,
  watched: '{}',
  notes: '',
  notesRevision: 0,
};

interface Draft {
  readonly draft: string;
  readonly version: number;
  readonly revision: number;
  readonly text: string;
}

/** Merges like `record_progress` in the database, a hundred times as fast. */
export function createModelServer(): ProgressServer {
  const rows = new Map<string, Map<string, Standing>>();
  const positionsAt = new Map<string, string>();
  const sessions = new Map<string, { learner: string; seconds: number }>();
  const drafts = new Map<string, Draft>();
  const rowsOf = (learner: string) => rows.get(learner) ?? rows.set(learner, new Map()).get(learner) ?? new Map();

  function keepSession(learner: string, before: Standing, event: SessionEvent): Standing {
    const known = sessions.get(event.id) ?? { learner, seconds: 0 };
    if (known.learner !== learner) throw new Error('A session of somebody else');
    sessions.set(event.id, { learner, seconds: Math.max(known.seconds, event.active_seconds) });
    const key = `${learner} ${event.module_id}`;
    const isLatest = event.at > (positionsAt.get(key) ?? '');
    if (isLatest) positionsAt.set(key, event.at);
    let watched = parseWatched(before.watched);
    for (const [from, to] of parseWatched(event.watched)) watched = addWatched(watched, from, to);
    return {
      ...before,
      seconds: before.seconds + Math.max(0, event.active_seconds - known.seconds),
      percentage: Math.max(before.percentage, event.percentage),
      completed: before.completed || event.completed,
      position: isLatest ? event.position : before.position,
      watched: formatWatched(watched),
    };
  }

  function keepNote(learner: string, before: Standing, event: Extract<Sent, { kind: 'note' }>) {
    const key = `${learner} ${event.module_id} ${event.device}`;
    const last = drafts.get(key);
    let mine = last?.draft === event.draft ? last : undefined;
    let after = before;
    let status = 'stored';
    if (!mine || mine.version < event.version) {
      if (before.notesRevision === event.revision || before.notesRevision === mine?.revision) {
        after = { ...before, notes: event.text, notesRevision: before.notesRevision + 1 };
        mine = { draft: event.draft, version: event.version, revision: after.notesRevision, text: event.text };
        drafts.set(key, mine);
      } else status = 'outdated';
    }
    const note = { text: after.notes, revision: after.notesRevision, at: event.at };
    const base = mine ? { text: mine.text, revision: mine.revision } : null;
    return { after, answer: { id: event.id, status, note, base } };
  }

  return {
    countsByClock: false,
    async record(signedIn, learner, events) {
      if (signedIn !== learner) throw new Error('wrong_user');
      const known = rowsOf(learner);
      const results = events.map((event) => {
        const before = known.get(event.module_id) ?? NOTHING;
        if (event.kind === 'session') {
          known.set(event.module_id, keepSession(learner, before, event));
          return { id: event.id, status: 'stored' };
        }
        const { after, answer } = keepNote(learner, before, event);
        known.set(event.module_id, after);
        return answer;
      });
      return { results };
    },
    rows: async (signedIn) => new Map(rowsOf(signedIn)),
  };
}
