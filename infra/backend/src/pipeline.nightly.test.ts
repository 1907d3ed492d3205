import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Pipeline } from './pipeline.ts';

let client: PGlite;
let pipeline: Pipeline;

beforeAll(async () => {
  client = await PGlite.create();
  await client.exec('create table notes (id int primary key, body text, tags text[], data jsonb, at timestamptz)');
  pipeline = new Pipeline(client);
});
afterAll(() => client?.close());

const begin = { sql: 'begin', parameters: [] };
const settings = (value: string) => ({ sql: "select set_config('a.b', $1, true)", parameters: [value] });

test('gives what PGlite itself gives, for values of every kind', async () => {
  const values = fc.tuple(
    fc.option(fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0'))),
    fc.option(fc.array(fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')))),
    fc.option(fc.array(fc.jsonValue()).filter((value) => !JSON.stringify(value).includes('\\u0000'))),
    fc.option(fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })),
    fc.boolean(),
    fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  );
  const sql =
    'select $1::text, $2::text[] as tags, $3::jsonb as data, $4::timestamptz as at, $5::bool as is, $6::int4 as n';
  await fc.assert(
    fc.asyncProperty(values, async (parameters) => {
      const piped = await pipeline.run([], { sql, parameters });
      expect(piped.rows).toEqual((await client.query(sql, [...parameters])).rows);
    }),
    { numRuns: 200 },
  );
});

test('runs what comes before in the same transaction, and gives the rows and the count of the last alone', async () => {
  const insert = { sql: 'insert into notes (id, body) values ($1, $2), ($3, $2)', parameters: [1, "l'été", 2] };
  expect((await pipeline.run([begin, settings('x')], insert)).affectedRows).toBe(2);
  const read = { sql: "select id, body, current_setting('a.b') as setting from notes order by id", parameters: [] };
  expect((await pipeline.run([], read)).rows).toEqual([
    { id: 1, body: "l'été", setting: 'x' },
    { id: 2, body: "l'été", setting: 'x' },
  ]);
  await pipeline.run([], { sql: 'rollback', parameters: [] });
  expect((await pipeline.run([], { sql: 'select * from notes', parameters: [] })).rows).toEqual([]);
});

test.each(["'; drop table notes; --", '\\', "\\'", '$1', '"', '{"a":"b\'c"}'])(
  'passes %s on as a value of a setting, not as a part of a statement',
  async (value) => {
    const read = { sql: "select current_setting('a.b') as setting", parameters: [] };
    expect((await pipeline.run([begin, settings(value)], read)).rows).toEqual([{ setting: value }]);
    await pipeline.run([], { sql: 'rollback', parameters: [] });
  },
);

test('runs nothing after a statement that fails, and works on', async () => {
  const insert = { sql: 'insert into notes (id) values ($1)', parameters: [3] };
  const failing = pipeline.run([begin, { sql: 'select 1/0', parameters: [] }], insert);
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  await pipeline.run([], { sql: 'rollback', parameters: [] });
  expect((await pipeline.run([], { sql: 'select id from notes', parameters: [] })).rows).toEqual([]);
});

test('says what is wrong with a statement as PGlite does, before anything of it runs', async () => {
  const unknown = pipeline.run([], { sql: 'select nothing from notes where id = $1', parameters: [1] });
  await expect(unknown).rejects.toMatchObject({ code: '42703' });
  const wrong = pipeline.run([], { sql: 'insert into notes (id) values ($1)', parameters: ['one'] });
  await expect(wrong).rejects.toMatchObject({ code: '22P02' });
});

test('reads a column that has got another type since', async () => {
  const read = { sql: 'select body from notes where id = $1', parameters: [7] };
  await pipeline.run([], { sql: 'insert into notes (id, body) values (7, $1)', parameters: ['12'] });
  expect((await pipeline.run([], read)).rows).toEqual([{ body: '12' }]);
  await client.exec('alter table notes alter column body type int using body::int');
  expect((await pipeline.run([], read)).rows).toEqual([{ body: 12 }]);
});
