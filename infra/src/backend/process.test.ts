import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterAll, afterEach, expect, test } from 'vitest';

interface Ready {
  readonly type: 'ready';
  readonly url: string;
  readonly anonKey: string;
  readonly demoAccounts: readonly { email: string; password: string }[];
}

const dataDir = mkdtempSync(join(tmpdir(), 'agence-process-'));
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function spawn(folder: string, port = 0) {
  const args = ['--data', folder, '--port', String(port), '--site-url', 'http://localhost:4100'];
  const child = fork(join(import.meta.dirname, 'main.ts'), args, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  running.add(child);
  let complaint = '';
  const stderr = child.stderr as Readable;
  stderr.on('data', (text) => {
    complaint += text;
  });
  // Not the event `close`: it does not come after a disconnect from here.
  const exited = Promise.all([once(child, 'exit'), once(stderr, 'close')]).then(([[code]]) => {
    running.delete(child);
    return { code: code as number | null, complaint: complaint.trim() };
  });
  const ready = Promise.race([
    once(child, 'message').then(([message]) => message as Ready),
    exited.then(({ complaint }) => Promise.reject(new Error(complaint))),
  ]);
  ready.catch(() => {});
  return { child, exited, ready };
}

/** Signs the demonstration learner in, without a client that would repeat anything. */
async function signIn({ url, anonKey, demoAccounts }: Ready): Promise<Record<string, string>> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify(demoAccounts[0]),
  });
  const { access_token } = (await response.json()) as { access_token: string };
  return { apikey: anonKey, authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
}

test('loses no acknowledged row when it is killed while writing, and starts again at once (DLS-06)', {
  timeout: 60_000,
}, async () => {
  const acknowledged = new Set<string>();
  const learner = '00000000-0000-4000-8000-000000000001';
  let formation = '';
  for (let round = 0; ; round++) {
    const { child, exited, ready } = spawn(dataDir);
    const backend = await ready;
    const headers = await signIn(backend);
    const kept = await fetch(`${backend.url}/rest/v1/user_interactions?select=id&interaction_type=eq.bookmark`, {
      headers,
    });
    const ids = new Set(((await kept.json()) as { id: string }[]).map(({ id }) => id));
    expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
    if (round === 2) break;
    if (!formation) {
      const courses = await fetch(`${backend.url}/rest/v1/formations?select=id&limit=1`, { headers });
      formation = ((await courses.json()) as { id: string }[])[0]?.id ?? '';
    }
    let isAlive = true;
    const target = acknowledged.size + 60;
    const writers = Array.from({ length: 6 }, async () => {
      while (isAlive) {
        const id = crypto.randomUUID();
        const body = JSON.stringify({
          id,
          user_id: learner,
          formation_id: formation,
          interaction_type: 'bookmark',
        });
        try {
          const { status } = await fetch(`${backend.url}/rest/v1/user_interactions`, {
            method: 'POST',
            headers,
            body,
          });
          if (status === 201) acknowledged.add(id);
          // Killed with the other writers' rows in flight.
          if (acknowledged.size >= target && isAlive) child.kill('SIGKILL');
        } catch {
          isAlive = false;
        }
      }
    });
    await Promise.all(writers);
    await exited;
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(120);
});

test('refuses a second start on the same folder within two seconds, and the first goes on (SRV-07)', async () => {
  const first = spawn(dataDir);
  const backend = await first.ready;
  const start = performance.now();
  const second = await spawn(dataDir).exited;
  expect(performance.now() - start).toBeLessThan(2000);
  expect(second).toEqual({
    code: 1,
    complaint: expect.stringMatching(/^The data folder .+ is in use by another backend[^\n]+\.$/),
  });
  const answer = await fetch(`${backend.url}/auth/v1/health`);
  expect([answer.status, await answer.json()]).toEqual([200, expect.anything()]);

  // Its parent going away ends it, cleanly.
  first.child.disconnect();
  expect(await first.exited).toMatchObject({ code: 0 });
});

test('ends cleanly on SIGTERM and needs no repair', async () => {
  const { child, exited, ready } = spawn(dataDir);
  await ready;
  child.kill('SIGTERM');
  expect(await exited).toMatchObject({ code: 0 });
});

test('says in one sentence that the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : 0;
  expect(await spawn(dataDir, port).exited).toEqual({
    code: 1,
    complaint: `Port ${port} is taken by another program.`,
  });
  other.close();
});

test('says in one sentence that a secret is weak (AUT-03)', async () => {
  const file = join(dataDir, 'secrets.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    JSON.stringify({
      ...JSON.parse(before),
      jwtSecret: 'super-secret-jwt-token-with-at-least-32-characters-long',
    }),
  );
  const { code, complaint } = await spawn(dataDir).exited;
  writeFileSync(file, before);
  expect([code, complaint.split('\n').length]).toEqual([1, 1]);
  expect(complaint).toContain('too short or publicly known');
});

test('says in one sentence that the data folder is no folder', async () => {
  const file = join(dataDir, 'a-file');
  writeFileSync(file, '');
  const unusable = await spawn(join(file, 'data')).exited;
  expect([unusable.code, unusable.complaint]).toEqual([
    1,
    expect.stringMatching(/^The data folder .+ cannot be read and written: [^\n]+$/),
  ]);
});

test('says in one sentence that the data folder is ahead of this version', async () => {
  const database = new PGlite(join(dataDir, 'database'), { extensions: { pg_trgm } });
  await database.exec(`insert into supabase_migrations.schema_migrations values ('29990101000000', '{}', 'future')`);
  await database.close();
  expect(await spawn(dataDir).exited).toEqual({
    code: 1,
    complaint: 'The data folder knows migration 29990101000000, which this version of the site does not have.',
  });
});
