import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KeyValueStore } from './deviceStore.ts';
import { beginSession, completeModule, type ModuleState, moveTo, playSecond, watchStretch } from './learningSession.ts';
import type { ProgressEvent, SessionEvent } from './progressEvent.ts';
import { createProgressOutbox } from './progressOutbox.ts';
import { addWatched, formatWatched, parseWatched } from './watchedRanges.ts';

/**
 * What people did, told twice: to the real outbox over a network that fails in every way, and to a model that simply
 * adds everything up. Two devices with two tabs each, two learners, sessions that expire until somebody signs in again,
 * three modules (the last with a video).
 */
const MODULES = ['m0', 'm1', 'video'] as const;
const LEARNERS = ['anne', 'bruno'] as const;
const VIDEO_SECONDS = 120;
const EVENTS = 1000;

interface Reached {
  seconds: number;
  percentage: number;
  completed: boolean;
  position: number;
  positionAt: string;
  watched: string;
  notes: string;
  notesAt: string;
}
const nothing = (): Reached => ({
  seconds: 0,
  percentage: 0,
  completed: false,
  position: 0,
  positionAt: '',
  watched: '{}',
  notes: '',
  notesAt: '',
});

type Ledger = Map<string, Reached>;
const rowOf = (ledger: Ledger, learner: string, module: string) => {
  const key = `${learner} ${module}`;
  const row = ledger.get(key) ?? nothing();
  ledger.set(key, row);
  return row;
};

/** Merges like `record_progress` in the database. */
class Server {
  readonly ledger: Ledger = new Map();
  readonly sessions = new Map<string, { learner: string; event: SessionEvent }>();

  record(signedIn: string, learner: string, events: readonly ProgressEvent[]): string[] {
    if (signedIn !== learner) throw new Error('42501');
    for (const event of events) {
      const row = rowOf(this.ledger, learner, event.module_id);
      if (event.kind === 'note') {
        if (event.at > row.notesAt) Object.assign(row, { notes: event.text, notesAt: event.at });
        continue;
      }
      const known = this.sessions.get(event.id);
      expect(known?.learner ?? learner).toBe(learner);
      const before = known?.event.active_seconds ?? 0;
      row.seconds += Math.max(0, event.active_seconds - before);
      if (event.active_seconds >= before) this.sessions.set(event.id, { learner, event });
      row.percentage = Math.max(row.percentage, event.percentage);
      row.completed ||= event.completed;
      if (event.at > row.positionAt) Object.assign(row, { position: event.position, positionAt: event.at });
      for (const [from, to] of parseWatched(event.watched)) {
        row.watched = formatWatched(addWatched(parseWatched(row.watched), from, to));
      }
    }
    return events.map(({ id }) => id);
  }
}

function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

type Cut = 'none' | 'before' | 'afterCommit' | 'everything';

const action = fc.oneof(
  { weight: 10, arbitrary: fc.record({ do: fc.constant('play' as const), seconds: fc.integer({ min: 1, max: 30 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open' as const), module: fc.constantFrom(...MODULES) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('seek' as const), to: fc.integer({ min: 0, max: 119 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('note' as const), text: fc.string({ maxLength: 8 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('complete' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('deliver' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expireSession' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('signInAgain' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('switchLearner' as const), learner: fc.constantFrom(...LEARNERS) }),
  },
);
const step = fc.record({
  device: fc.integer({ min: 0, max: 1 }),
  tab: fc.integer({ min: 0, max: 1 }),
  cut: fc.constantFrom<Cut>('none', 'none', 'before', 'afterCommit', 'everything'),
  action,
});

async function live(steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) {
  const server = new Server();
  const model: Ledger = new Map();
  let clock = Date.UTC(2026, 10, 21);
  let sessions = 0;
  const now = () => new Date(clock).toISOString();
  const devices = [0, 1].map(() => ({
    store: memoryStore(),
    learner: 'anne' as string,
    /** The access token no longer counts, and could not be renewed. */
    isExpired: false,
    tabs: [undefined, undefined] as (SessionEvent | undefined)[],
  }));

  /** @param meanwhile what the learner does while the request is on its way */
  function outboxOf(device: (typeof devices)[number], userId: string, cut: Cut, meanwhile = () => {}) {
    return createProgressOutbox({
      userId,
      store: device.store,
      exclusively: (_, work) => work(),
      send: async (learner, events) => {
        if (cut === 'before' || cut === 'everything') throw new Error('offline');
        if (device.isExpired) throw new Error('JWT expired');
        const settled = server.record(device.learner, learner, events);
        meanwhile();
        if (cut === 'afterCommit') throw new Error('the answer was lost');
        return settled;
      },
    });
  }

  for (const { device: which, tab, cut, action } of steps) {
    clock += 1000;
    const device = devices[which] as (typeof devices)[number];
    const { learner } = device;
    const outbox = outboxOf(device, learner, cut, () => device.tabs[tab] && playOne(device.tabs[tab]));
    const keep = (session: SessionEvent) => {
      device.tabs[tab] = session;
      outbox.put(session);
      const row = rowOf(model, learner, session.module_id);
      row.percentage = Math.max(row.percentage, session.percentage);
      row.completed ||= session.completed;
      Object.assign(row, { position: session.position, positionAt: session.at });
    };
    const playOne = (session: SessionEvent) => {
      clock += 1000;
      let playing = session;
      const row = rowOf(model, learner, session.module_id);
      if (session.watched !== null) {
        const to = Math.min(VIDEO_SECONDS, session.position + 1);
        if (to > session.position)
          row.watched = formatWatched(addWatched(parseWatched(row.watched), session.position, to));
        playing = watchStretch(session, now(), session.position, to, VIDEO_SECONDS);
      }
      playing = playSecond(playing, now(), 12);
      row.seconds += 1;
      keep(playing);
      return playing;
    };
    const open = (module: (typeof MODULES)[number]) => {
      sessions += 1;
      const saved = rowOf(server.ledger, learner, module);
      const state: ModuleState = {
        module_id: module,
        completion_percentage: saved.percentage,
        is_completed: saved.completed,
        video_position_seconds: saved.position,
        watched: saved.watched,
      };
      return beginSession({
        id: `s${sessions}`,
        module: state,
        hasVideo: module === 'video',
        device: 'desktop',
        at: now(),
      });
    };
    const session = device.tabs[tab] ?? open('m0');

    if (action.do === 'open') device.tabs[tab] = open(action.module);
    if (action.do === 'play') {
      let playing = session;
      for (let second = 0; second < action.seconds; second += 1) playing = playOne(playing);
    }
    if (action.do === 'seek' && session.watched !== null) keep(moveTo(session, now(), action.to));
    if (action.do === 'complete') keep(completeModule(session, now()));
    if (action.do === 'note') {
      outbox.put({ kind: 'note', id: session.module_id, module_id: session.module_id, text: action.text, at: now() });
      Object.assign(rowOf(model, learner, session.module_id), { notes: action.text, notesAt: now() });
    }
    if (action.do === 'deliver') await outbox.flush().catch(() => {});
    // A reload or a killed tab forgets everything but what is on the device.
    if (action.do === 'reload') device.tabs[tab] = undefined;
    if (action.do === 'expireSession') device.isExpired = true;
    if (action.do === 'signInAgain') device.isExpired = false;
    if (action.do === 'switchLearner') {
      device.isExpired = false;
      device.learner = action.learner;
      device.tabs = [undefined, undefined];
      // A batch of the person before, still on its way, meets the new sign-in.
      await outbox.flush().catch(() => {});
    }
  }

  for (const device of devices)
    for (const learner of LEARNERS) {
      device.learner = learner;
      device.isExpired = false;
      await outboxOf(device, learner, 'none').flush();
      expect(outboxOf(device, learner, 'none').waiting()).toEqual([]);
    }
  return { server, model };
}

const settled = (ledger: Ledger) =>
  Object.fromEntries(
    [...ledger]
      .filter(([, row]) => row.positionAt !== '' || row.notesAt !== '')
      .map(([key, { positionAt: _, notesAt: __, ...row }]) => [key, row])
      .sort(([a], [b]) => String(a).localeCompare(String(b))),
  );

test('ends equal to the model after 1 000 events under cuts, reloads, kills and expired sessions, for 100 seeds (DLS-01, DLS-02, DLS-03, DSH-028)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: EVENTS, maxLength: EVENTS }), async (steps) => {
      const { server, model } = await live(steps);
      expect(settled(server.ledger)).toEqual(settled(model));
    }),
    { numRuns: 100, endOnFailure: true },
  );
}, 120_000);
