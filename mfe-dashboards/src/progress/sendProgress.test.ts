// @vitest-environment jsdom
import type { Database } from '@agence/shared-contracts/remote/page';
import { createFakeShell } from '@agence/shared-contracts/testing/fakeShell';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceStore } from './deviceStore.ts';
import type { NoteEvent } from './progressEvent.ts';
import { createProgressOutbox } from './progressOutbox.ts';
import { sendProgressLast, sendProgressTo, whileSignedIn } from './sendProgress.ts';

const learner = { id: 'u1', email: 'apprenant@exemple.test' };
const note = (id: string, text: string): NoteEvent => ({
  kind: 'note',
  id,
  module_id: id,
  text,
  at: '2026-11-21T12:00:00.000Z',
  device: 'd1',
  draft: 'b1',
  version: 1,
  base: { text: 'ce que le serveur sait déjà', revision: 3 },
});
const fetched = vi.fn(async (_: string, __: RequestInit) => Response.json({ results: [] }));
const bodyOf = (call: number) => String(fetched.mock.calls[call]?.[1].body);
const { shell } = createFakeShell({ path: '/', user: learner });

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
});

test('keeps a last request below what browsers let outlive a page (DSH-030)', async () => {
  // Five times ten thousand letters of two bytes: two fit, and the small one behind them.
  const long = ['m1', 'm2', 'm3', 'm4', 'm5'].map((id) => note(id, 'é'.repeat(10_000)));
  await sendProgressLast(shell)(learner.id, [...long, note('m6', 'court')]);
  expect(new TextEncoder().encode(bodyOf(0)).length).toBeLessThan(61_000);
  const { events } = JSON.parse(bodyOf(0)) as { events: { id: string }[] };
  expect(events.map(({ id }) => id)).toEqual(['m1', 'm2', 'm6']);
});

test('sends nothing for nobody', async () => {
  await expect(sendProgressLast(createFakeShell({ path: '/' }).shell)('u1', [note('m1', 'x')])).rejects.toThrow();
  expect(fetched).not.toHaveBeenCalled();
  const send = vi.fn(async () => []);
  const { auth } = shell;
  await expect(whileSignedIn(auth, send)('u2', [note('m1', 'x')])).rejects.toThrow();
  expect(send).not.toHaveBeenCalled();
  expect(await whileSignedIn(auth, send)('u1', [note('m1', 'x')])).toEqual([]);
});

test('names the revision instead of its text, and leaves out what no database stores (DLS-01)', async () => {
  const rpc = vi.fn(async (_: string, __: unknown) => ({ data: { results: [] }, error: null }));
  const whole = '🏔';
  await sendProgressTo(async () => ({ rpc }) as never as Database)('u1', [note('m1', `a\0b${whole[0]}c${whole}`)]);
  const { base: _, ...sent } = note('m1', `ab\uFFFDc${whole}`);
  expect(rpc).toHaveBeenCalledWith('record_progress', { learner: 'u1', events: [{ ...sent, revision: 3 }] });
});

test('takes over notes that an earlier release left on the device, as one draft (DLS-01)', () => {
  const { device: _, draft: __, version: ___, base: ____, ...older } = note('m1', 'd’avant');
  localStorage.setItem('agence-progress:u1:note:m1', JSON.stringify(older));
  const open = () =>
    createProgressOutbox({
      userId: 'u1',
      store: deviceStore,
      send: async () => [],
      sendLast: async () => [],
      exclusively: (_, work) => work(),
    }).waitingNote('m1');
  const taken = open();
  expect(taken).toMatchObject({ text: 'd’avant', version: 1, base: { text: '', revision: 0 } });
  expect(open()).toEqual(taken);
});
