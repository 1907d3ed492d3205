import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DEMO_ACCOUNTS } from '../demoAccounts.ts';
import { startBackend } from '../startBackend.ts';
import { badTokens, forge } from '../testing/badTokens.ts';
import { beginnerOf } from '../testing/beginner.ts';
import { openRawRealtime } from '../testing/rawRealtime.ts';
import { seededFolder } from '../testing/seededFolder.ts';
import { startTestBackend, type TestBackend } from '../testing/startTestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.close());

const opened = new Set<{ socket: { terminate(): void } }>();
const clients = new Set<SupabaseClient>();
afterEach(async () => {
  for (const { socket } of opened) socket.terminate();
  for (const client of clients) await client.removeAllChannels();
  opened.clear();
  clients.clear();
});

async function openRaw(headers?: Record<string, string>) {
  const raw = await openRawRealtime(backend, headers);
  opened.add(raw);
  return raw;
}

interface Told {
  readonly eventType: string;
  readonly new: Record<string, unknown>;
  readonly old: Record<string, unknown>;
}

/** Subscribes as a page does, and waits until it has. */
async function follow(client: SupabaseClient, table: string, filter?: string): Promise<Told[]> {
  clients.add(client);
  const told: Told[] = [];
  await new Promise<void>((resolve, reject) => {
    client
      .channel(randomUUID())
      .on('postgres_changes', { event: '*', schema: 'public', table, ...(filter ? { filter } : {}) }, (change) =>
        told.push(change as unknown as Told),
      )
      .subscribe((status, error) => {
        if (status === 'SUBSCRIBED') resolve();
        else reject(error ?? new Error(status));
      });
  });
  return told;
}

async function note(client: SupabaseClient, learner: string, module_id: string, text: string): Promise<void> {
  const draft = { device: randomUUID(), draft: randomUUID(), version: 1, revision: 0 };
  const event = { kind: 'note', id: module_id, module_id, text, at: new Date().toISOString(), ...draft };
  const { data } = await client.rpc('record_progress', { learner, events: [event] });
  expect(data).toMatchObject({ results: [{ status: 'stored' }] });
}
const tokenOf = async (client: SupabaseClient) => (await client.auth.getSession()).data.session?.access_token ?? '';

test('a second device hears of progress and notes within a second, as rows of its own (INF-022, AMB-67)', async () => {
  const { client, user_id, modules } = await beginnerOf(backend);
  const told = await follow(client, 'user_module_progress', `user_id=eq.${user_id}`);
  await note(client, user_id, modules[0] ?? '', 'Écrit ailleurs');
  await vi.waitUntil(() => told.length > 0, { timeout: 1000 });
  expect(told[0]).toMatchObject({
    eventType: 'INSERT',
    new: { user_id, module_id: modules[0], notes: 'Écrit ailleurs' },
  });
});

test('and of orders, without the columns that the person may not read (INF-022)', async () => {
  const { client, user_id } = await beginnerOf(backend);
  const told = await follow(client, 'orders');
  await backend.sql(
    `insert into public.orders (id, user_id, stripe_session_id, payment_intent_id, subtotal_cents, total_cents)
     values ($1, $2, $3, 'pi_secret', 100, 100)`,
    [randomUUID(), user_id, randomUUID()],
  );
  await vi.waitUntil(() => told.length > 0, { timeout: 1000 });
  expect(told[0]?.new).toMatchObject({ user_id, total_cents: 100, status: 'paid' });
  expect(Object.keys(told[0]?.new ?? {})).not.toContain('payment_intent_id');
});

test('what was deleted is told of by its key, to its owner alone and whatever was filtered by (INF-022, AMB-67)', async () => {
  const { client, user_id } = await beginnerOf(backend);
  const other = await beginnerOf(backend);
  const id = randomUUID();
  const toldOthers = await follow(other.client, 'orders');
  await backend.sql(
    `insert into public.orders (id, user_id, stripe_session_id, subtotal_cents, total_cents) values ($1, $2, $3, 100, 100)`,
    [id, user_id, randomUUID()],
  );
  const told = await follow(client, 'orders', `user_id=eq.${user_id}`);
  const toldOfPaid = await follow(client, 'orders', 'status=eq.paid');
  await backend.sql('delete from public.orders where id = $1', [id]);
  await vi.waitUntil(() => told.length > 0 && toldOfPaid.length > 0, { timeout: 1000 });
  expect([...told, ...toldOfPaid]).toMatchObject([
    { eventType: 'DELETE', new: {}, old: { id } },
    { eventType: 'DELETE', new: {}, old: { id } },
  ]);
  expect(toldOthers).toEqual([]);
});

test('what comes and goes in one transaction is not told of, and what is replaced has changed (INF-022)', async () => {
  const { client, user_id, formation_id, modules } = await beginnerOf(backend);
  const told = await follow(client, 'user_module_progress');
  const write = `insert into public.user_module_progress (user_id, formation_id, module_id, notes) values ($1, $2, $3, $4);`;
  const remove = 'delete from public.user_module_progress where user_id = $1 and module_id = $2;';
  await backend.database.transaction(async (tx) => {
    await tx.query(write, [user_id, formation_id, modules[0], 'fugace']);
    await tx.query(remove, [user_id, modules[0]]);
    await tx.query(write, [user_id, formation_id, modules[1], 'première']);
  });
  await vi.waitUntil(() => told.length > 0);
  await backend.database.transaction(async (tx) => {
    await tx.query(remove, [user_id, modules[1]]);
    await tx.query(write, [user_id, formation_id, modules[1], 'seconde']);
  });
  await vi.waitUntil(() => told.length > 1);
  expect(told.map(({ eventType, new: row }) => [eventType, row.notes])).toEqual([
    ['INSERT', 'première'],
    ['UPDATE', 'seconde'],
  ]);
});

test('nobody hears of another person’s rows, staff neither, whatever they ask for (INF-022, AMB-67)', async () => {
  const writer = await beginnerOf(backend);
  const admin = await backend.signedIn('admin');
  const others = [
    await follow(admin, 'user_module_progress'),
    await follow(admin, 'orders'),
    await follow((await beginnerOf(backend)).client, 'user_module_progress', `user_id=eq.${writer.user_id}`),
  ];
  const own = await follow(writer.client, 'user_module_progress');
  await note(writer.client, writer.user_id, writer.modules[0] ?? '', 'à moi');
  await vi.waitUntil(() => own.length > 0);
  expect(others).toEqual([[], [], []]);
});

test('what row security hides is not sent, to its owner neither (INF-022)', async () => {
  const { client, user_id, modules } = await beginnerOf(backend);
  const raw = await openRaw();
  await raw.join(await tokenOf(client));
  await backend.sql("alter policy module_progress_read on public.user_module_progress using (notes = 'visible')");
  try {
    await note(client, user_id, modules[0] ?? '', 'caché');
    await note(client, user_id, modules[1] ?? '', 'visible');
    expect(await raw.next('postgres_changes')).toMatchObject({ data: { record: { notes: 'visible' } } });
  } finally {
    await backend.sql(
      'alter policy module_progress_read on public.user_module_progress using (user_id = (select auth.uid()))',
    );
  }
  const changes = raw.heard.filter(([, , , event]) => event === 'postgres_changes');
  expect(changes.map(([, , , , payload]) => payload)).toMatchObject([{ data: { record: { notes: 'visible' } } }]);
});

test('no token that the REST API refuses subscribes to anything (INF-022, AUT-03)', async () => {
  const { user_id } = await beginnerOf(backend);
  const tokens = badTokens(backend.secrets.jwtSecret, user_id);
  tokens.set('the public key', backend.secrets.publishableKey);
  for (const [what, token] of tokens) {
    const raw = await openRaw();
    expect(await raw.join(token), what).toMatchObject({ status: 'error' });
    raw.socket.terminate();
    await raw.closed();
  }
});

test('a channel ends when its token does, and goes on with a new one (INF-022)', async () => {
  const { client, user_id, modules } = await beginnerOf(backend);
  const good = await tokenOf(client);
  const session_id = JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString()).session_id;
  const soon = () =>
    forge(
      { alg: 'HS256', typ: 'JWT' },
      { sub: user_id, role: 'authenticated', session_id, exp: Math.floor(Date.now() / 1000) + 2 },
      backend.secrets.jwtSecret,
    );
  const [ending, renewed] = [await openRaw(), await openRaw()];
  await ending.join(soon());
  await renewed.join(soon());
  renewed.send('1', '2', 'realtime:x', 'access_token', { access_token: good });
  expect(await ending.next('phx_close')).toEqual({});
  expect(ending.heard.at(-2)?.[4]).toMatchObject({ status: 'error', message: expect.stringContaining('expired') });
  await note(client, user_id, modules[0] ?? '', 'après');
  expect(await renewed.next('postgres_changes')).toMatchObject({ data: { record: { notes: 'après' } } });
  expect(ending.heard.map(([, , , event]) => event)).not.toContain('postgres_changes');
  renewed.send('1', '3', 'realtime:x', 'access_token', { access_token: 'x' });
  await renewed.next('phx_close');
});

test('a session that was signed out elsewhere hears nothing any more, though its token is still good (INF-022)', async () => {
  const { client, user_id, modules } = await beginnerOf(backend);
  const raw = await openRaw();
  await raw.join(await tokenOf(client));
  const other = backend.client();
  await other.auth.setSession((await client.auth.getSession()).data.session as never);
  await other.auth.signOut({ scope: 'global' });
  await backend.sql(
    `insert into public.user_module_progress (user_id, formation_id, module_id)
     select $1, formation_id, id from public.formation_modules where id = $2`,
    [user_id, modules[0]],
  );
  await raw.next('phx_close');
  expect(raw.heard.map(([, , , event]) => event)).not.toContain('postgres_changes');
});

test('speaks both versions of the protocol, and says no to what it does not know (INF-022)', async () => {
  const { client } = await beginnerOf(backend);
  const token = await tokenOf(client);
  const raw = await openRaw();
  const asked = (ref: string) => vi.waitUntil(() => raw.heard.find(([, own]) => own === ref)?.[4]);
  raw.send(null, 'h', 'phoenix', 'heartbeat', {});
  expect(await asked('h')).toEqual({ status: 'ok', response: {} });
  expect(await raw.join(token, 'orders', { event: 'UPDATE', filter: 'status=eq.refunded' })).toEqual({
    status: 'ok',
    response: {
      postgres_changes: [{ id: 1, event: 'UPDATE', schema: 'public', table: 'orders', filter: 'status=eq.refunded' }],
    },
  });
  expect(await raw.next('system')).toMatchObject({ status: 'ok', extension: 'postgres_changes' });
  raw.send('1', 'b', 'realtime:x', 'broadcast', { event: 'hello' });
  expect(await asked('b')).toMatchObject({ status: 'error' });
  raw.send('2', 'u', 'realtime:y', 'phx_leave', {});
  expect(await asked('u')).toMatchObject({ status: 'error', response: { reason: 'unmatched topic' } });
  raw.send('1', 'l', 'realtime:x', 'phx_leave', {});
  expect(await asked('l')).toMatchObject({ status: 'ok' });
  for (const [index, change] of [
    { table: 'leads' },
    { table: 'pg_class' },
    { schema: 'private' },
    { filter: 'user_id=neq.1' },
    { event: 'TRUNCATE' },
  ].entries()) {
    const wanted = { event: '*', schema: 'public', table: 'orders', ...change };
    raw.send('3', `j${index}`, 'realtime:z', 'phx_join', {
      config: { postgres_changes: [wanted] },
      access_token: token,
    });
    expect(await asked(`j${index}`), JSON.stringify(change)).toMatchObject({ status: 'error' });
  }
});

test('what is no message of the protocol, or too much of it, ends the connection (INF-022, SRV-05)', async () => {
  const wrong = [
    ['{', 1008],
    ['["1","1"]', 1008],
    [Buffer.from([3, 1]), 1003],
    [JSON.stringify([null, '1', 'phoenix', 'heartbeat', { more: 'x'.repeat(20_000) }]), 1009],
  ] as const;
  for (const [message, code] of wrong) {
    const raw = await openRaw();
    raw.socket.send(message);
    expect(await raw.closed()).toBe(code);
  }
  const chatty = await openRaw();
  for (let at = 0; at < 101; at += 1) chatty.send(null, `${at}`, 'phoenix', 'heartbeat', {});
  expect(await chatty.closed()).toBe(1008);
});

test('a client has sixty connections, others have theirs, and a wrong key none (INF-022, SRV-05)', async () => {
  const crowd = { 'x-agence-client-ip': '203.0.113.7' };
  for (let at = 0; at < 60; at += 1) await openRaw(crowd);
  await expect(openRaw(crowd)).rejects.toThrow('429');
  await openRaw({ 'x-agence-client-ip': '203.0.113.8' });
  const [first] = opened;
  first?.socket.terminate();
  await vi.waitUntil(() => openRaw(crowd).catch(() => false), { timeout: 5000 });
  await expect(openRawRealtime({ ...backend, secrets: { publishableKey: 'x' } })).rejects.toThrow('401');
  expect((await fetch(`${backend.url}/realtime/v1/websocket`)).status).toBe(404);
});

test('supabase-js comes back by itself after a restart, and hears of what is written then (INF-022, SHL-111)', async () => {
  const dataDir = await seededFolder();
  let running = await startBackend({ dataDir, port: 0, siteUrl: 'http://localhost:4100' });
  const client = createClient(running.url, running.anonKey, { auth: { persistSession: false } });
  try {
    // Somebody who has not begun a course yet.
    const account = DEMO_ACCOUNTS.find(({ role }) => role === 'admin') as (typeof DEMO_ACCOUNTS)[number];
    const { data } = await client.auth.signInWithPassword(account);
    const user_id = data.user?.id ?? '';
    const told = await follow(client, 'user_formation_progress');
    const port = Number(new URL(running.url).port);
    await running.close();
    await vi.waitUntil(() => !client.realtime.isConnected(), { timeout: 10_000 });
    running = await startBackend({ dataDir, port, siteUrl: 'http://localhost:4100' });
    await vi.waitUntil(() => client.getChannels()[0]?.state === 'joined', { timeout: 60_000 });
    const free = client.from('formations').select('id').eq('is_premium', false);
    const { data: courses } = await free.eq('is_published', true).limit(20);
    for (const { id } of courses ?? []) await client.rpc('enrol', { formation: id });
    await vi.waitUntil(() => told.length > 0);
    expect(told[0]).toMatchObject({ eventType: 'INSERT', new: { user_id } });
  } finally {
    await client.removeAllChannels();
    clients.delete(client);
    await running.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
