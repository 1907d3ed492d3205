import { runs } from '@agence/shared-contracts/testing/runs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStranger, restore } from './testing/accessFixture.ts';
import { CELLS, wrongCells } from './testing/sqlMatrix.ts';
import { startTestPostgres, type TestPostgres } from './testing/startTestPostgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres('project_owner');
});
afterAll(() => postgres?.close());

test('is applied and filled by an owner that is no superuser, whose every function and table it is then', async () => {
  const { rows } = await postgres.pool.query<{ owner: string; superuser: boolean; policies: number }>(
    `select r.rolname as owner, r.rolsuper as superuser,
       (select count(*)::integer from pg_policies where schemaname = 'storage' and tablename = 'objects') as policies
     from pg_class c join pg_roles r on r.oid = c.relowner where c.oid = 'public.formations'::regclass`,
  );
  expect(rows).toEqual([{ owner: 'project_owner', superuser: false, policies: 4 }]);
});

test('gives cells of the matrix with that owner, each tenth before a merge (DAT-01, DAT-02, INF-004)', async () => {
  const client = await postgres.pool.connect();
  try {
    await client.query('begin');
    await client.query(createStranger);
    for (const statement of restore) await client.query(statement);
    const cells = CELLS.filter((_, index) => index % runs(10, 1) === 0);
    expect(await wrongCells(cells, (text, parameters) => client.query(text, parameters))).toEqual([]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
