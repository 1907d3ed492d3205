import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { runs } from '@agence/shared-contracts/testing/runs';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { lockDataDir } from './lockDataDir.ts';
import { killWhileWriting } from './testing/killWhileWriting.ts';
import { seededFolder } from './testing/seededFolder.ts';
import { spawnBackend } from './testing/spawnBackend.ts';

let dataDir = '';
const running = new Set<ChildProcess>();

beforeAll(async () => {
  dataDir = await seededFolder();
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function spawn(folder: string, port = 0) {
  const started = spawnBackend(folder, port);
  running.add(started.child);
  started.exited.then(() => running.delete(started.child));
  return started;
}

test('loses no acknowledged row when it is killed while writing, starts again at once, and ends cleanly on SIGTERM (DLS-06)', async () => {
  const kills = runs(1, 100);
  const { acknowledged, lost, code } = await killWhileWriting(dataDir, kills);
  expect([lost, code]).toEqual([[], 0]);
  expect(acknowledged).toBeGreaterThanOrEqual(kills * 60);
});

test.runIf(process.env.NIGHTLY)(
  'refuses a second start on the same folder before it opens anything, and the first goes on (SRV-07)',
  async () => {
    const first = spawn(dataDir);
    const backend = await first.ready;
    const second = await spawn(dataDir).exited;
    expect(second).toEqual({
      code: 1,
      complaint: expect.stringMatching(/^The data folder .+ is in use by another backend[^\n]+\.$/),
    });
    // It waits for nothing: it is refused within one turn.
    expect(() => lockDataDir(dataDir)).toThrow('is in use by another backend');
    const answer = await fetch(`${backend.url}/auth/v1/health`);
    expect([answer.status, await answer.json()]).toEqual([200, expect.anything()]);

    // Its parent going away ends it, cleanly.
    first.child.disconnect();
    expect(await first.exited).toMatchObject({ code: 0 });
  },
);

test.runIf(process.env.NIGHTLY)('says in one sentence that the port is taken', async () => {
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

test.runIf(process.env.NIGHTLY)('says in one sentence that a secret is weak (AUT-03)', async () => {
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

test.runIf(process.env.NIGHTLY)('says in one sentence that the data folder is no folder', async () => {
  const file = join(dataDir, 'a-file');
  writeFileSync(file, '');
  const unusable = await spawn(join(file, 'data')).exited;
  expect([unusable.code, unusable.complaint]).toEqual([
    1,
    expect.stringMatching(/^The data folder .+ cannot be read and written: [^\n]+$/),
  ]);
});

test.runIf(process.env.NIGHTLY)('says in one sentence that the data folder is ahead of this version', async () => {
  const database = new PGlite(join(dataDir, 'database'), { extensions: { btree_gist, pg_trgm } });
  await database.exec(`insert into supabase_migrations.schema_migrations values ('29990101000000', '{}', 'future')`);
  await database.close();
  expect(await spawn(dataDir).exited).toEqual({
    code: 1,
    complaint:
      'The data folder knows migration 29990101000000_future, which this version of the site does not have. Nothing was changed: start it with the version that it is from, or a newer one.',
  });
});
