// @vitest-environment jsdom
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDevice, deliverUnsent, mayLeave } from './leaveDevice.ts';

const session = { kind: 'session', id: 's1', module_id: 'm1', active_seconds: 5 };
const note = { kind: 'note', id: 'm1', module_id: 'm1', text: 'à moi', base: { text: 'avant', revision: 3 } };
const key = ({ kind, id }: typeof session | typeof note) => `agence-progress:u1:${kind}:${id}`;
const sent = vi.fn();

/** A client whose database says of each event what it has done with it. */
function clientThat(statusOf: (id: string) => string) {
  const client = {
    rpc(name: string, parameters: { events: { id: string }[] }) {
      sent(name, parameters);
      const results = parameters.events.map(({ id }) => ({ id, status: statusOf(id) }));
      return { abortSignal: async () => ({ data: { results } }) };
    },
  };
  return client as unknown as SupabaseClient;
}

beforeEach(() => {
  for (const event of [session, note]) localStorage.setItem(key(event), JSON.stringify(event));
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sent.mockClear();
  vi.unstubAllGlobals();
});

test('delivers what waits before anybody signs out, as the member area would (DLS-01)', async () => {
  expect(
    await deliverUnsent(
      clientThat(() => 'stored'),
      'u1',
    ),
  ).toBe(0);
  expect(sent).toHaveBeenCalledWith('record_progress', {
    learner: 'u1',
    events: [session, { kind: 'note', id: 'm1', module_id: 'm1', text: 'à moi', revision: 3 }],
  });
  expect(localStorage.length).toBe(0);
});

test('keeps what another device wrote over, what others left, and everything without a network', async () => {
  localStorage.setItem('agence-progress:u2:session:x', '{}');
  expect(
    await deliverUnsent(
      clientThat((id) => (id === 'm1' ? 'outdated' : 'stored')),
      'u1',
    ),
  ).toBe(1);
  expect(Object.keys(localStorage).sort()).toEqual([key(note), 'agence-progress:u2:session:x']);
  const offline = { rpc: () => ({ abortSignal: () => Promise.reject(new TypeError('no network')) }) };
  expect(await deliverUnsent(offline as unknown as SupabaseClient, 'u1')).toBe(1);
});

test('sends what a lesson that is delivering leaves, after it: the note has another revision then (DLS-01)', async () => {
  const held: string[] = [];
  vi.stubGlobal('navigator', {
    locks: {
      async request(name: string, _: unknown, work: () => Promise<void>) {
        held.push(name);
        // The lesson has delivered what stood here, and more was written meanwhile.
        localStorage.setItem(
          key(note),
          JSON.stringify({ ...note, text: 'encore', base: { text: 'à moi', revision: 4 } }),
        );
        await work();
      },
    },
  });
  expect(
    await deliverUnsent(
      clientThat(() => 'stored'),
      'u1',
    ),
  ).toBe(0);
  expect(held).toEqual(['agence-progress:u1:delivery']);
  expect(sent.mock.calls[0]?.[1].events[1]).toMatchObject({ text: 'encore', revision: 4 });
});

test('counts as unsent notes that the server does not take, and offers it none that are too long (DLS-01)', async () => {
  const long = { ...note, id: 'm2', module_id: 'm2', text: 'x'.repeat(10_001) };
  localStorage.setItem(key(long), JSON.stringify(long));
  expect(
    await deliverUnsent(
      clientThat(() => 'refused'),
      'u1',
    ),
  ).toBe(2);
  expect(sent.mock.calls[0]?.[1].events.map(({ id }: { id: string }) => id).sort()).toEqual(['m1', 's1']);
  expect(Object.keys(localStorage).sort()).toEqual([key(note), key(long)]);
});

test('cleans texts and sends a hundred at a time, as the member area does (DLS-01)', async () => {
  localStorage.clear();
  const whole = '🏔';
  const odd = { ...note, text: `a\0b${whole[0]}c${whole}` };
  localStorage.setItem(key(odd), JSON.stringify(odd));
  for (let index = 0; index < 150; index += 1) {
    const each = { ...session, id: `s${index}` };
    localStorage.setItem(key(each), JSON.stringify(each));
  }
  expect(
    await deliverUnsent(
      clientThat(() => 'stored'),
      'u1',
    ),
  ).toBe(0);
  const batches = sent.mock.calls.map(([, { events }]) => events as (typeof session & { text?: string })[]);
  expect(batches.map(({ length }) => length)).toEqual([100, 51]);
  expect(batches.flat().find(({ kind }) => kind === 'note')?.text).toBe(`ab\uFFFDc${whole}`);
});

test('asks before something unsent is lost, and only then', async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  expect(await mayLeave(async () => 0)).toBe(true);
  expect(confirm).not.toHaveBeenCalled();
  expect(await mayLeave(async () => 2)).toBe(false);
  confirm.mockReturnValue(true);
  expect(await mayLeave(async () => 2)).toBe(true);
});

test('leaves nothing readable but choices of the device, also of a lesson that closes late (audit: sessions)', () => {
  vi.useFakeTimers();
  // Somebody else's, whose sign-in has ended without them: it is sent when they come back (DLS-03).
  const waiting = 'agence-progress:u2:session:x';
  const draft = 'agence-draft:u2:x';
  try {
    for (const name of [
      'agence-session',
      'agence-draft:u1:x',
      'agence-device',
      'checklist-seo',
      'cookie-consent',
      waiting,
      draft,
    ])
      localStorage.setItem(name, 'x');
    sessionStorage.setItem('agence-demande', 'Mon projet');
    let isBack = false;
    clearDevice('u1', () => isBack);
    expect(Object.keys(localStorage).sort()).toEqual([draft, waiting, 'cookie-consent']);
    expect(Object.keys(sessionStorage)).toEqual([]);
    localStorage.setItem(key(session), '{}');
    vi.runAllTimers();
    expect(Object.keys(localStorage).sort()).toEqual([draft, waiting, 'cookie-consent']);
    localStorage.setItem(key(session), '{}');
    isBack = true;
    dispatchEvent(new Event('pagehide'));
    expect(Object.keys(localStorage)).toContain(key(session));
  } finally {
    vi.useRealTimers();
  }
});
