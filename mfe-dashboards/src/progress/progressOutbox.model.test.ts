import { randomUUID } from 'node:crypto';
import type { Database } from '@agence/shared-contracts/remote/page';
import { runs } from '@agence/shared-contracts/testing/runs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deviceName } from './deviceName.ts';
import type { KeyValueStore } from './deviceStore.ts';
import { beginSession, completeModule, moveTo, playSecond, watchStretch } from './learningSession.ts';
import { createNotebook, type Notebook, type NoteNews } from './notebook.ts';
import type { SessionEvent } from './progressEvent.ts';
import { createProgressOutbox, type ProgressOutbox } from './progressOutbox.ts';
import { sendProgressTo } from './sendProgress.ts';
import { createModelServer, NOTHING, type ProgressServer, type Sent, type Standing } from './testing/modelServer.ts';
import { openProgressDatabase } from './testing/openProgressDatabase.ts';
import { addWatched, formatWatched, parseWatched } from './watchedRanges.ts';

/**
 * What people did, told twice: to the real outbox and notebook over a network that fails in every way, and to a model
 * that simply adds everything up. Two devices with two tabs each and a clock of their own, two learners, sessions that expire until somebody
 * signs in again, three modules (the last with a video). Notes are lines that nobody else writes: the model is the set
 * of those that were written and not removed.
 */
const MODULES = ['m0', 'm1', 'video'].map((name, index) => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  hasVideo: name === 'video',
}));
const VIDEO_SECONDS = 120;
const EVENTS = 1000;
/** Runs on the real database take two to three seconds of processor time each. */
const DATABASE_RUNS = 100;

interface Expected {
  seconds: number;
  percentage: number;
  completed: boolean;
  position: number;
  watched: string;
  readonly lines: Set<string>;
  /** Where the person has been in the video. */
  readonly positions: Set<number>;
}
const expectNothing = (): Expected => ({
  seconds: 0,
  percentage: 0,
  completed: false,
  position: 0,
  watched: '{}',
  lines: new Set(),
  positions: new Set([0]),
});

type Ledger = Map<string, Expected>;
function rowOf(ledger: Ledger, learner: string, module: string): Expected {
  const key = `${learner} ${module}`;
  const row = ledger.get(key) ?? expectNothing();
  ledger.set(key, row);
  return row;
}

function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
    subscribe: () => () => {},
  };
}

/**
 * What happens to a request: nothing, it is lost, its answer is lost, it is given up and arrives when nobody thinks of it
 * any more, or its answer comes after those to later requests.
 */
type Cut = 'none' | 'before' | 'afterCommit' | 'late' | 'slow';

/** In milliseconds. */
const WRONG = { min: -3 * 86_400_000, max: 3 * 86_400_000 };
const place = fc.nat({ max: 9 });
const action = fc.oneof(
  { weight: 10, arbitrary: fc.record({ do: fc.constant('play' as const), seconds: fc.integer({ min: 1, max: 30 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('open' as const), module: fc.constantFrom(...MODULES) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('seek' as const), to: fc.integer({ min: 0, max: 119 }) }) },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('write' as const), place }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rewrite' as const), place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('erase' as const), place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('complete' as const) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('deliver' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('look' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('hide' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('close' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('kill' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('arrive' as const), which: fc.nat({ max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expireSession' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('signInAgain' as const) }) },
  // What the device takes for the time: days too early or too late, or as it is.
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('setClock' as const),
      wrongBy: fc.oneof(fc.constant(0), fc.integer(WRONG)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('switchLearner' as const), learner: fc.nat({ max: 1 }) }) },
);
const step = fc.record({
  device: fc.integer({ min: 0, max: 1 }),
  tab: fc.integer({ min: 0, max: 1 }),
  cut: fc.constantFrom<Cut>('none', 'none', 'before', 'afterCommit', 'late', 'slow'),
  /** Somebody is in the middle of composing a word: what comes in is not put into the field yet. */
  composing: fc.boolean(),
  action,
});
type Module = (typeof MODULES)[number];

interface Device {
  readonly store: KeyValueStore;
  learner: string;
  /** The access token no longer counts, and could not be renewed. */
  isExpired: boolean;
  /** What its clock is ahead by, in milliseconds. */
  wrongBy: number;
  tabs: (Tab | undefined)[];
}

/** A page on a device: what is gone when it is reloaded. */
interface Tab {
  readonly learner: string;
  readonly device: Device;
  readonly outbox: ProgressOutbox;
  readonly notebook: Notebook;
  module: Module;
  session: SessionEvent | undefined;
  /** Whether the page has got its rows: before that it shows no notes. */
  isLoaded: boolean;
  /** What the field of the notes holds. */
  field: string;
  hear(news: NoteNews): void;
  stop(): void;
}

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function live(
  steps: readonly Step[],
  server: ProgressServer,
  learners: readonly string[],
  clocks: 'right' | 'wrong',
) {
  const model: Ledger = new Map();
  const written = new Map<string, { readonly learner: string; readonly device: Device; readonly module: string }>();
  const late: (() => Promise<unknown>)[] = [];
  let joined = 0;
  let clock = Date.UTC(2026, 5, 1);
  let cut: Cut = 'none';
  let meanwhile = () => {};
  let onSlow = () => {};
  /** No two things happen at once: which of them was the later one would be a matter of taste. */
  const told = new Set<string>();
  const now = ({ wrongBy }: Device) => {
    for (;;) {
      clock += 1;
      const at = new Date(clock + wrongBy).toISOString();
      if (!told.has(at)) {
        told.add(at);
        return at;
      }
    }
  };

  const makeDevice = (): Device => ({
    store: memoryStore(),
    learner: learners[0] as string,
    isExpired: false,
    wrongBy: 0,
    tabs: [undefined, undefined],
  });

  function makeTab(device: Device, module: Module): Tab {
    const { learner, store } = device;
    const request = async (parameters: unknown) => {
      const { learner, events } = parameters as { learner: string; events: readonly Sent[] };
      const signedIn = device.learner;
      if (cut === 'before') throw new TypeError('Failed to fetch');
      if (device.isExpired) throw new Error('JWT expired');
      const commit = () => server.record(signedIn, learner, events);
      if (cut === 'late') {
        late.push(() => commit().catch(() => {}));
        throw new TypeError('Timed out');
      }
      const data = await commit();
      meanwhile();
      if (cut === 'afterCommit') throw new TypeError('The answer was lost');
      return { data, error: null };
    };
    /** One that is not waited for. */
    const lastRequest = async (parameters: unknown) => {
      const answer = await request(parameters);
      if (cut !== 'slow') return answer;
      return new Promise<typeof answer>((resolve) => {
        late.push(async () => resolve(answer));
        onSlow();
      });
    };
    const sendOver = (ask: typeof request) =>
      sendProgressTo(async () => ({ rpc: (_: string, given: unknown) => ask(given) }) as never as Database);
    const outbox = createProgressOutbox({
      userId: learner,
      store,
      send: sendOver(request),
      sendLast: sendOver(lastRequest),
      exclusively: (_, work) => work(),
    });
    const notebook = createNotebook({ outbox, device: () => deviceName(store, learner) });
    let hear = (_: NoteNews): unknown => undefined;
    const stop = notebook.follow({
      post: (news) => {
        for (const other of device.tabs) if (other && other !== tab && other.learner === learner) other.hear(news);
      },
      subscribe(listener) {
        hear = listener;
        return () => {};
      },
    });
    outbox.subscribeNotes(({ isJoined }) => {
      if (isJoined) joined += 1;
    });
    const tab: Tab = {
      learner,
      device,
      module,
      outbox,
      notebook,
      session: undefined,
      isLoaded: false,
      field: '',
      hear: (news) => void hear(news),
      stop,
    };
    return tab;
  }

  /** Reads the rows as the viewer does. */
  async function ask(device: Device, tab: Tab) {
    const isSlow = cut === 'slow' && tab.isLoaded;
    if ((cut !== 'none' && !isSlow) || device.isExpired) return undefined;
    const rows = await server.rows(device.learner);
    const learn = async () => {
      for (const [moduleId, { notes, notesRevision }] of rows) {
        tab.notebook.learn({ moduleId, note: { text: notes, revision: notesRevision, at: now(device) } });
      }
    };
    if (isSlow) late.push(learn);
    else await learn();
    tab.isLoaded = true;
    return rows;
  }

  /** A request or an answer arrives that nobody waits for any more. */
  async function arrive(which: number) {
    await late.splice(which, 1)[0]?.();
    // What hangs on an answer happens before anything else does.
    await new Promise((resolve) => setImmediate(resolve));
  }

  function open(tab: Tab, module: Module, saved: Standing = NOTHING) {
    tab.module = module;
    tab.field = tab.notebook.text(module.id);
    tab.session = beginSession({
      id: randomUUID(),
      module: {
        module_id: module.id,
        completion_percentage: saved.percentage,
        is_completed: saved.completed,
        video_position_seconds: saved.position,
        watched: saved.watched,
      },
      hasVideo: module.hasVideo,
      device: 'desktop',
      at: now(tab.device),
    });
  }

  /** Opens a page: what was left behind is sent before the rows are read. */
  async function load(device: Device, index: number, module = MODULES[0] as Module) {
    device.tabs[index]?.stop();
    const tab = makeTab(device, module);
    device.tabs[index] = tab;
    await tab.outbox.flush().catch(() => {});
    const rows = await ask(device, tab);
    open(tab, module, rows?.get(module.id));
    return tab;
  }

  function keep(tab: Tab, session: SessionEvent) {
    tab.session = session;
    tab.outbox.put(session);
    const row = rowOf(model, tab.learner, session.module_id);
    row.percentage = Math.max(row.percentage, session.percentage);
    row.completed ||= session.completed;
    row.position = session.position;
    row.positions.add(session.position);
  }

  function playOne(tab: Tab) {
    if (!tab.session) return;
    clock += 1000;
    let playing = tab.session;
    const row = rowOf(model, tab.learner, playing.module_id);
    if (playing.watched !== null) {
      const to = Math.min(VIDEO_SECONDS, playing.position + 1);
      if (to > playing.position) {
        row.watched = formatWatched(addWatched(parseWatched(row.watched), playing.position, to));
      }
      playing = watchStretch(playing, now(tab.device), playing.position, to, VIDEO_SECONDS);
    }
    row.seconds += 1;
    keep(tab, playSecond(playing, now(tab.device), 12));
  }

  /** Somebody changes a line of what the field holds, which may not be all that is known by now. */
  function type(device: Device, tab: Tab, how: 'write' | 'rewrite' | 'erase', at: number) {
    if (!tab.isLoaded) return;
    const { lines: expected } = rowOf(model, tab.learner, tab.module.id);
    const lines = tab.field === '' ? [] : tab.field.split('\n');
    const index = lines.length === 0 ? 0 : at % (lines.length + (how === 'write' ? 1 : 0));
    const removed = how === 'write' ? [] : lines.slice(index, index + 1);
    const added = how === 'erase' ? [] : [`${tab.learner.slice(0, 4)} ${written.size}`];
    for (const line of removed) expected.delete(line);
    for (const line of added) {
      expected.add(line);
      written.set(line, { learner: tab.learner, device, module: tab.module.id });
    }
    lines.splice(index, removed.length, ...added);
    const seen = tab.field;
    tab.field = lines.join('\n');
    tab.notebook.write(tab.module.id, { typed: tab.field, seen, at: now(device) });
  }

  /** Nobody sees another person's notes, and everybody at least what they have written on this device. */
  function expectSeen(device: Device, tab: Tab) {
    if (!tab.isLoaded) return;
    const shown = tab.notebook.text(tab.module.id).split('\n').filter(Boolean);
    expect(new Set(shown).size).toBe(shown.length);
    for (const line of shown) expect(written.get(line)).toMatchObject({ learner: tab.learner, module: tab.module.id });
    const { lines } = rowOf(model, tab.learner, tab.module.id);
    expect(shown).toEqual(expect.arrayContaining([...lines].filter((line) => written.get(line)?.device === device)));
  }

  const devices = [makeDevice(), makeDevice()] as const;
  for (const { device: which, tab: index, cut: happens, composing, action } of steps) {
    clock += 1000;
    const device = devices[which] as Device;
    cut = happens;
    meanwhile = () => {
      for (const tab of device.tabs) {
        if (!tab) continue;
        playOne(tab);
        type(device, tab, 'write', clock % 7);
      }
    };
    const tab = device.tabs[index] ?? (await load(device, index));
    if (action.do === 'open') {
      await tab.outbox.flush().catch(() => {});
      const rows = await ask(device, tab);
      open(tab, action.module, rows?.get(action.module.id));
    }
    if (action.do === 'play') for (let second = 0; second < action.seconds; second += 1) playOne(tab);
    if (action.do === 'seek' && tab.session && tab.session.watched !== null) {
      keep(tab, moveTo(tab.session, now(device), action.to));
    }
    if (action.do === 'complete' && tab.session) keep(tab, completeModule(tab.session, now(device)));
    if (action.do === 'write' || action.do === 'rewrite' || action.do === 'erase') {
      type(device, tab, action.do, action.place);
    }
    if (action.do === 'deliver') await tab.outbox.flush().catch(() => {});
    if (action.do === 'look') await ask(device, tab);
    if (action.do === 'hide') {
      const slow = new Promise<void>((resolve) => {
        onSlow = resolve;
      });
      await Promise.race([tab.outbox.leave().catch(() => {}), slow]);
    }
    if (action.do === 'reload') await load(device, index, tab.module);
    // A tab that closes sends what waits and hears no answer; one that is killed does not even send.
    if (action.do === 'close' || action.do === 'kill') {
      tab.stop();
      device.tabs[index] = undefined;
      meanwhile = () => {};
      if (cut === 'none' || cut === 'slow') cut = 'afterCommit';
      if (action.do === 'close') await tab.outbox.leave().catch(() => {});
    }
    // One of the last: of the pages that sent the others, most are gone by now.
    if (action.do === 'arrive') await arrive(Math.max(late.length - 1 - action.which, 0));
    if (action.do === 'expireSession') device.isExpired = true;
    if (action.do === 'signInAgain') device.isExpired = false;
    if (action.do === 'setClock' && clocks === 'wrong') device.wrongBy = action.wrongBy;
    if (action.do === 'switchLearner') {
      const before = device.tabs.filter((open) => open !== undefined);
      device.isExpired = false;
      device.learner = learners[action.learner] as string;
      device.tabs = [undefined, undefined];
      meanwhile = () => {};
      // A batch of the person before, still on its way, meets the new sign-in.
      await tab.outbox.flush().catch(() => {});
      for (const left of before) left.stop();
    }
    for (const tab of device.tabs) {
      if (!tab) continue;
      if (!composing) tab.field = tab.notebook.text(tab.module.id);
      expectSeen(device, tab);
    }
  }

  // In the end everything arrives, and every page is looked at.
  cut = 'none';
  meanwhile = () => {};
  while (late.length > 0) await arrive(0);
  const pages: { readonly learner: string; readonly tab: Tab }[] = [];
  for (const device of devices) {
    device.isExpired = false;
    for (const learner of learners) {
      if (learner !== device.learner) device.tabs = [undefined, undefined];
      device.learner = learner;
      for (const tab of [device.tabs[0], await load(device, 1)]) if (tab) pages.push({ learner, tab });
      expect(pages.at(-1)?.tab.outbox.waiting()).toEqual([]);
    }
  }
  const found = new Map<string, Expected>();
  for (const learner of learners) {
    const rows = await server.rows(learner);
    for (const [module, { notes, notesRevision: _, ...standing }] of rows) {
      const lines = notes.split('\n').filter(Boolean);
      expect(new Set(lines).size).toBe(lines.length);
      const expected = rowOf(model, learner, module);
      // Of two places in a video nobody knows the later one by clocks that are wrong: it is one where the person was.
      if (clocks === 'wrong' && expected.positions.has(standing.position)) expected.position = standing.position;
      // Time that two devices claim at once counts once (audit: no stuffing): by wrong clocks that may be less than there was, never more.
      if (clocks === 'wrong' && server.countsByClock) expected.seconds = Math.min(expected.seconds, standing.seconds);
      found.set(`${learner} ${module}`, { ...standing, lines: new Set(lines), positions: expected.positions });
    }
    for (const { tab } of pages.filter((page) => page.learner === learner)) {
      for (const [moduleId, { notes, notesRevision }] of rows) {
        tab.notebook.learn({ moduleId, note: { text: notes, revision: notesRevision, at: now(tab.device) } });
        expect(tab.notebook.text(moduleId)).toBe(notes);
      }
    }
  }
  return { found, model, joined };
}

const isTouched = ({ lines, ...row }: Expected) =>
  lines.size > 0 || row.percentage > 0 || row.position > 0 || row.seconds > 0;
const settled = (ledger: Ledger) =>
  Object.fromEntries(
    [...ledger]
      .filter(([, row]) => isTouched(row))
      .map(([key, { positions: _, ...row }]) => [key, { ...row, lines: [...row.lines].sort() }]),
  );

/** @param open a server and two people on it, of whom nothing is known there */
async function holds(
  numRuns: number,
  clocks: 'right' | 'wrong',
  open: () => Promise<{ server: ProgressServer; learners: readonly string[] }>,
) {
  let joined = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: EVENTS, maxLength: EVENTS }), async (steps) => {
      const { server, learners } = await open();
      const outcome = await live(steps, server, learners, clocks);
      expect(settled(outcome.found)).toEqual(settled(outcome.model));
      joined += outcome.joined;
    }),
    { numRuns, endOnFailure: true },
  );
  // The two devices did meet.
  expect(joined).toBeGreaterThan(numRuns);
}

const people = () => [randomUUID(), randomUUID()];

test.each(['right', 'wrong'] as const)(
  'ends equal to the model after 1 000 events under cuts, reloads, kills and expired sessions, by clocks that are %s, for any seed (DLS-01, DLS-02, DLS-03, DSH-028)',
  async (clocks) => {
    await holds(runs(6, 100), clocks, async () => ({ server: createModelServer(), learners: people() }));
  },
  240_000,
);

// By night: before a merge `record_progress` is tried by itself in `infra/backend/src/progress.test.ts`.
describe.runIf(process.env.NIGHTLY)('with the project’s own database', () => {
  let database: Awaited<ReturnType<typeof openProgressDatabase>>;
  beforeAll(async () => {
    database = await openProgressDatabase(MODULES.map(({ id }) => id));
  });
  afterAll(() => database?.close());

  test.each(['right', 'wrong'] as const)(
    'ends equal to the model, in its rows and on every screen, by clocks that are %s (DLS-01, DSH-028)',
    async (clocks) => {
      await holds(DATABASE_RUNS, clocks, async () => {
        const learners = people();
        await database.add(learners);
        return { server: database, learners };
      });
    },
    DATABASE_RUNS * 60_000,
  );
});
