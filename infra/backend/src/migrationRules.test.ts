import { expect, test } from 'vitest';
import { isRuled, wrongIn } from './migrationRules.ts';
import { sqlFiles } from './project.ts';

const HEAD = "-- Undone by: dropping it.\nset local lock_timeout = '1s';\n";

test('no new migration keeps people out of a table that is read', () => {
  const ruled = sqlFiles(['migrations/*.sql']).filter(isRuled);
  expect(ruled.length).toBeGreaterThan(0);
  expect(ruled.flatMap(({ name, sql }) => wrongIn(sql).map((sentence) => `${name}: ${sentence}`))).toEqual([]);
});

test.each([
  'create index a on public.formations (slug);',
  'create unique index a on public.formations (slug);',
  'create index concurrently a on public.formations (slug);',
  'alter table public.formations add constraint a check (view_count >= 0);',
  'alter table public.formations add check (view_count >= 0);',
  'alter table public.formations add foreign key (creator_id) references public.creators;',
  'alter table public.leads add column token uuid not null default gen_random_uuid();',
  'alter table public.leads add column both text generated always as (a || b) stored;',
  'alter table public.formations alter column view_count type numeric;',
  'alter table public.formations alter view_count set not null;',
  'alter table public.leads add unique (email);',
  'update public.formations set level = 1;',
])('refuses: %s', (statement) => {
  expect(wrongIn(HEAD + statement)).toHaveLength(1);
});

test.each([
  'create table public.new (id uuid primary key, n integer check (n > 0)); create index a on public.new (n);',
  'alter table public.formations add constraint a check (view_count >= 0) not valid;',
  'alter table public.formations add column watched boolean not null default false;',
  'create function private.x() returns void language sql as $$ update public.formations set level = 1 $$;',
  'drop index public.a;',
])('takes: %s', (statement) => {
  expect(wrongIn(HEAD + statement)).toEqual([]);
});

test('takes indexes made concurrently in a file of their own, and nothing else there', () => {
  const alone =
    '-- no transaction\n-- Undone by: dropping it.\ncreate index concurrently a on public.formations (slug);\n';
  expect(wrongIn(alone)).toEqual([]);
  expect(wrongIn(`${alone}alter table public.formations add column a text;`)).not.toEqual([]);
});

test('wants to be told how it is undone, and how long it waits', () => {
  expect(wrongIn('drop trigger a on public.formations;')).toHaveLength(2);
  expect(wrongIn('create table public.new (id uuid);')).toHaveLength(1);
});

test('no table is called as one of auth or storage, which requests would take it for', () => {
  for (const name of ['users', 'public.sessions', 'public.identities', 'buckets', 'public.objects']) {
    expect(wrongIn(`-- Undone by: dropping it.\ncreate table ${name} (id uuid);`), name).toHaveLength(1);
  }
  expect(wrongIn('-- Undone by: dropping it.\ncreate table private.objects (id uuid);')).toEqual([]);
  const all = sqlFiles(['migrations/*.sql']).flatMap(({ sql }) => wrongIn(sql));
  expect(all.filter((sentence) => sentence.includes('of that name'))).toEqual([]);
});
