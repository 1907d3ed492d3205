import { expect, test } from 'vitest';
import type { KeyValueStore } from './deviceStore.ts';
import { createNotebook, type NoteNews } from './notebook.ts';
import { createProgressOutbox, type SendEvents } from './progressOutbox.ts';

const MODULE = '00000000-0000-4000-8000-000000000001';

/** Two tabs of one device, the first of which has a connection of its own. */
function openTabs(send: SendEvents) {
  const values = new Map<string, string>();
  const store: KeyValueStore = {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
    subscribe: () => () => {},
  };
  const listeners: ((news: NoteNews) => unknown)[] = [];
  return [0, 1].map((tab) => {
    const outbox = createProgressOutbox({
      userId: 'u',
      store,
      send,
      sendLast: send,
      exclusively: (_, work) => work(),
    });
    const notebook = createNotebook({ outbox, device: () => 'd' });
    const leave = notebook.follow({
      post: (news) => listeners[1 - tab]?.(news),
      subscribe(listener) {
        listeners[tab] = listener;
        return () => {};
      },
    });
    return { outbox, notebook, leave };
  });
}

test('an answer that comes after its page was left is shown in the other tab too (DSH-028)', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const [left, stays] = openTabs(async (_, events) => {
    await answered;
    const note = { text: 'Une idée', revision: 1, at: '2026-06-01T00:00:00.000Z' };
    return events.map(({ id }) => ({ id, status: 'stored', note, base: { text: note.text, revision: 1 } }));
  });
  left?.notebook.write(MODULE, { typed: 'Une idée', seen: '', at: '2026-06-01T00:00:00.000Z' });
  const sent = left?.outbox.flush();
  left?.leave();
  expect(stays?.notebook.text(MODULE)).toBe('Une idée');
  answer();
  await sent;
  expect(stays?.outbox.waiting()).toEqual([]);
  expect(stays?.notebook.text(MODULE)).toBe('Une idée');
});
