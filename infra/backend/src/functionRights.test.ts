import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLOSED_TABLES, MEMBERS, VISITORS } from './testing/functionMatrix.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.close());

interface Right {
  readonly name: string;
  readonly id: string;
  readonly visitors: boolean;
  readonly members: boolean;
}

const rights = async () =>
  (
    await backend.database.query<Right>(
      `select pronamespace::regnamespace || '.' || proname as name, oid::regprocedure::text as id,
         has_function_privilege('anon', oid, 'execute') as visitors,
         has_function_privilege('authenticated', oid, 'execute') as members
       from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace) order by name`,
    )
  ).rows;

/** Functions whose rights are not as the matrix has them. */
const wrong = (found: readonly Right[]) =>
  found
    .filter(({ name, visitors, members }) => {
      const forVisitors = VISITORS.includes(name);
      return visitors !== forVisitors || members !== (forVisitors || MEMBERS.includes(name));
    })
    .map(({ name }) => name);

/** Runs work in a transaction that leaves nothing behind. */
async function undone<Result>(work: () => Promise<Result>): Promise<Result> {
  await backend.database.query('begin');
  try {
    return await work();
  } finally {
    await backend.database.query('rollback');
  }
}

test('every function may be called by whom the matrix says, and by nobody else (DAT-11, INF-004)', async () => {
  const found = await rights();
  expect(wrong(found)).toEqual([]);
  const names = new Set(found.map(({ name }) => name));
  expect([...VISITORS, ...MEMBERS].filter((name) => !names.has(name))).toEqual([]);
});

test.runIf(process.env.NIGHTLY)('notices each right to call that is given or taken (DAT-04)', async () => {
  const found = await rights();
  expect(found.length).toBeGreaterThan(120);
  await undone(async () => {
    for (const { id, visitors, members } of found) {
      await backend.database.query('savepoint mutant');
      const mutant =
        visitors || members
          ? `revoke execute on function ${id} from anon, authenticated`
          : `grant execute on function ${id} to anon`;
      await backend.database.query(mutant);
      expect(wrong(await rights()), mutant).toHaveLength(1);
      await backend.database.query('rollback to savepoint mutant');
    }
  });
});

test('nobody reads what is kept outside the API, by any role of it (DAT-01)', async () => {
  const tables = await backend.sql<{ name: string; members: boolean; open: boolean }>(
    `select relname as name, has_table_privilege('authenticated', oid, 'select') as members,
       has_table_privilege('anon', oid, 'select, insert, update, delete')
         or has_table_privilege('authenticated', oid, 'insert, update, delete') or not relrowsecurity as open
     from pg_class where relnamespace = 'private'::regnamespace and relkind = 'r' order by relname`,
  );
  expect(Object.fromEntries(tables.map(({ name, members }) => [name, members]))).toEqual(CLOSED_TABLES);
  expect(tables.filter(({ open }) => open)).toEqual([]);
});
