// @vitest-environment jsdom
import type { Database } from '@agence/shared-contracts/remote/page';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { AGAIN_MS, followOwnRows, GATHER_MS, OWN_TABLES, type OwnTable } from './followOwnRows.ts';
import { tagsOf } from './tagsOf.ts';

interface FakeChannel {
  readonly bindings: { readonly table: string; readonly filter: string; readonly hear: () => void }[];
  /** What the server says of its listening. */
  system: (word: { readonly status: 'ok' | 'error' }) => void;
  say: (status: string) => void;
}

/** A client that keeps what was subscribed to. */
function aLiveClient() {
  const channels: FakeChannel[] = [];
  const removed: unknown[] = [];
  const setAuth = vi.fn(async () => {});
  const client = {
    realtime: { setAuth },
    channel() {
      const made = {
        bindings: [] as FakeChannel['bindings'],
        system: (_: { readonly status: 'ok' | 'error' }) => {},
        say: (_: string) => {},
        on(kind: string, { table, filter }: { table: string; filter: string }, hear: () => void) {
          if (kind === 'system') made.system = hear;
          else made.bindings.push({ table, filter, hear });
          return made;
        },
        subscribe(listener: (status: string) => void) {
          made.say = listener;
          return made;
        },
      };
      channels.push(made);
      return made;
    },
    removeChannel: async (channel: unknown) => void removed.push(channel),
  };
  return { channels, removed, setAuth, database: async () => client as unknown as Database };
}

let heard: (readonly OwnTable[])[];
let stop: () => void;
const follow = (database: () => Promise<Database>) => {
  stop = followOwnRows({ userId: 'me', database, onChange: (tables) => heard.push(tables) });
  return vi.advanceTimersByTimeAsync(0);
};
const see = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
};
beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
});
afterEach(() => {
  stop();
  see('visible');
  vi.useRealTimers();
});

test('gathers what a delivery writes into one reading, of one’s own rows alone (INF-022)', async () => {
  const { channels, database } = aLiveClient();
  await follow(database);
  const bindings = channels[0]?.bindings ?? [];
  expect(bindings.map(({ table }) => table)).toEqual(OWN_TABLES);
  expect(new Set(bindings.map(({ filter }) => filter))).toEqual(new Set(['user_id=eq.me']));
  bindings[0]?.hear();
  bindings[1]?.hear();
  bindings[0]?.hear();
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(heard).toEqual([['user_module_progress', 'user_formation_progress']]);
  expect(tagsOf(heard[0] ?? [])).toEqual(['progress']);
});

test('reads nothing for a hidden page until it is seen, and nothing then if nothing was written (INF-022, CON-005)', async () => {
  const { channels, database } = aLiveClient();
  await follow(database);
  see('hidden');
  channels[0]?.bindings[3]?.hear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual([]);
  see('visible');
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(heard).toEqual([['orders']]);
  see('hidden');
  see('visible');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toHaveLength(1);
});

test('reads everything anew whenever the server begins to listen: what was written before is not told of (INF-022)', async () => {
  const { channels, database } = aLiveClient();
  await follow(database);
  channels[0]?.say('SUBSCRIBED');
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(heard).toEqual([]);
  channels[0]?.system({ status: 'ok' });
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(heard).toEqual([OWN_TABLES]);
  channels[0]?.say('CHANNEL_ERROR');
  channels[0]?.system({ status: 'error' });
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(heard).toHaveLength(1);
  channels[0]?.system({ status: 'ok' });
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(heard).toHaveLength(2);
});

test('opens a channel again that the server has closed, with the token of that moment (INF-022)', async () => {
  const { channels, setAuth, database } = aLiveClient();
  await follow(database);
  channels[0]?.say('CLOSED');
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  expect(channels).toHaveLength(2);
  expect(setAuth).toHaveBeenCalledTimes(2);
});

test('lets go with the page, comes back with it from the history, and ends for good (INF-022)', async () => {
  const { channels, removed, database } = aLiveClient();
  await follow(database);
  dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  expect(removed).toEqual([channels[0]]);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(channels).toHaveLength(2);
  channels[1]?.bindings[0]?.hear();
  stop();
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  expect([removed.length, heard, vi.getTimerCount()]).toEqual([2, [], 0]);
});

test('a shell whose client cannot listen is no failure (INF-022)', async () => {
  await follow(createFakeBackend().database);
  await follow(() => Promise.reject(new Error('offline')));
  expect(heard).toEqual([]);
});
