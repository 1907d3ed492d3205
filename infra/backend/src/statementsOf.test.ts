import { expect, test } from 'vitest';
import { sqlFiles } from './project.ts';
import { statementsOf } from './statementsOf.ts';

test('knows where a statement ends: not in texts, names, bodies of functions and comments', () => {
  expect(
    statementsOf(`-- first; not the last
      insert into "a;b" values ('it''s; here', $$ c; $$); /* ; */ select 2 - 1 / 1;
      create function f() returns void language sql as $body$ select '$$;'; $body$ -- done;
      ;
      select $1`),
  ).toEqual([
    `insert into "a;b" values ('it''s; here', $$ c; $$)`,
    'select 2 - 1 / 1',
    `create function f() returns void language sql as $body$ select '$$;'; $body$`,
    'select $1',
  ]);
});

test('finds nothing where nothing stands', () => {
  expect(statementsOf('\n;;\n-- only said\n')).toEqual([]);
});

test('loses nothing of a migration but comments and ends of statements', () => {
  const [first] = sqlFiles(['migrations/*.sql']);
  const words = (sql: string) => sql.replaceAll(/--.*/g, '').match(/\w+/g);
  expect(words(statementsOf(first?.sql ?? '').join('\n'))).toEqual(words(first?.sql ?? ''));
});
