import { runs } from '@agence/shared-contracts/testing/runs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStranger, restore } from './testing/accessFixture.ts';
import { CELLS, type Query, wrongCells } from './testing/sqlMatrix.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  await backend.sql(createStranger);
  for (const statement of restore) await backend.sql(statement);
});
afterAll(() => backend?.close());

/** Runs work in a transaction that leaves nothing behind. */
async function undone<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
  const { database } = backend;
  await database.query('begin');
  try {
    return await work((text, parameters) => database.query(text, parameters));
  } finally {
    await database.query('rollback');
  }
}

test('gives every cell of the matrix in the database itself, a third of them before a merge, without the API (DAT-01, INF-004)', async () => {
  expect(CELLS.length).toBeGreaterThan(700);
  // Others by the API and on a PostgreSQL server; all of them by night.
  const cells = CELLS.filter((_, index) => index % runs(3, 1) === 0);
  expect(await undone((query) => wrongCells(cells, query))).toEqual([]);
});

interface Policy {
  readonly name: string;
  readonly table: string;
  readonly command: string;
  readonly uses: string | null;
  readonly checks: string | null;
}

/** What policies call the verbs of the matrix. */
const COMMANDS = { select: 'SELECT', update: 'UPDATE', insert: 'INSERT', remove: 'DELETE' } as const;
/** Policies whose widening nobody can notice: who may not read a row cannot name it in an update either. */
const MASKED = ['learning_sessions.sessions_update', 'user_module_progress.module_progress_update'];

// Whoever changes policies or the matrix runs `npm run test:nightly -- units`.
test.runIf(process.env.NIGHTLY)('notices every policy that is removed or widened (DAT-04)', async () => {
  const policies = await backend.sql<Policy>(
    `select policyname as name, tablename as table, cmd as command, qual as uses, with_check as checks
     from pg_policies where schemaname = 'public' order by tablename, policyname`,
  );
  expect(policies.length).toBeGreaterThan(50);
  const unnoticed: string[] = [];
  for (const { name, table, command, uses, checks } of policies) {
    const clauses = [
      ...(uses !== null && uses !== 'true' ? ['using (true)'] : []),
      ...(checks !== null && checks !== 'true' ? ['with check (true)'] : []),
    ];
    const mutants = [`drop policy ${name} on public.${table}`];
    if (clauses.length > 0) mutants.push(`alter policy ${name} on public.${table} ${clauses.join(' ')}`);
    const own = CELLS.filter(({ row }) => row.table === table);
    // Those first that are likely to notice.
    const cells = [...new Set([...own.filter(({ verb }) => COMMANDS[verb] === command), ...own, ...CELLS])];
    for (const mutant of mutants) {
      const noticed = await undone(async (query) => {
        await query(mutant);
        return (await wrongCells(cells, query, 1)).length > 0;
      });
      if (!noticed) unnoticed.push(`${mutant.split(' ')[0] === 'drop' ? 'removed' : 'widened'} ${table}.${name}`);
    }
  }
  expect(unnoticed).toEqual(MASKED.map((policy) => `widened ${policy}`));
});
