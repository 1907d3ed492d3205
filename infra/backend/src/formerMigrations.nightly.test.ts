import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { aFolderOf, files, isAsToday, keep, type Then } from './testing/formerFolder.ts';

/** What the migration of the new catalogue has made again, with one column more. */
function cardsOf(columns: string): string {
  const { sql = '' } = files.find(({ name }) => name === '20261122000100_catalogue') ?? {};
  const [found = ''] = /create function private\.course_cards.*?\n\$\$;\n/s.exec(sql) ?? [];
  return found
    .replace('create', 'create or replace')
    .replace(/^-- .*\n/m, '')
    .replace("'created_at', f.created_at,\n", (line) => `${line}${columns}`);
}

const ELISE = `'00000000-0000-4000-8000-00000000000a'`;
const DAY_TWO = '20261121002600_catalogue_speed';

test('a folder whose catalogue was edited later and whose progress had another number, in a clone for Windows', async () => {
  const then: Record<string, Then> = {
    catalogue_functions: {
      texts: [
        [
          `  -- One comparison per word: the search index does not know "like all".
  for word in 1 .. coalesce(cardinality(patterns), 0) loop
    condition := condition || format(' and f.search_text like $1[%s]', word);
  end loop;
`,
          "  if patterns is not null then condition := condition || ' and f.search_text like all ($1)'; end if;\n",
        ],
      ],
    },
    catalogue_speed: { version: '20261121002700' },
  };
  const folder = await aFolderOf(DAY_TWO, then, '\r\n');
  await folder.driver.exec(`
    insert into auth.users (id, email, raw_user_meta_data) values (${ELISE}, 'elise@exemple.test', '{"full_name": "Élise Côté"}');
    insert into public.creators (name, slug) values ('Maude', 'maude');
    insert into public.formations (title, slug, creator_id, is_published) select 'Une heure', 'une-heure', id, true from public.creators;
    insert into public.formation_reviews (formation_id, user_id, rating) select id, ${ELISE}, 5 from public.formations`);
  await isAsToday(folder, files.filter(({ name }) => name > DAY_TWO).length);
  const { rows } = await folder.driver.query('select author_name from public.formation_reviews');
  expect(rows).toEqual([{ author_name: 'Élise C.' }]);
});

test('a folder whose figures had another number, other texts, and a migration that was taken back', async () => {
  const then: Record<string, Then> = {
    figures: {
      version: '20261124000300',
      texts: [
        [
          `create or replace function private.is_task(kind text) returns boolean
language sql immutable set search_path = '' as $$
  select kind in ('calendar', 'publish_text', 'forget_old', 'plan_letter', 'plan_sequences', 'settle_featured', 'remove_files', 'forget_traces', 'check_figures')
$$;

`,
          '',
        ],
      ],
    },
    certificate_hours: { version: '20261124000250' },
    whole_tables: {
      version: '20261124000210',
      texts: [
        [
          "marks the courses, and writes the words of the first fifty for the search; the worker the others'.",
          'names the courses; the worker writes their words for the search, some at a time.',
        ],
        ['  perform private.fold_names(50);\n', ''],
        [' limit size for update skip locked', ' limit size'],
      ],
    },
  };
  const folder = await aFolderOf('20261124000520_indexes', then);
  const text = `-- Cards of the catalogue draw the climb of their course: they know how long each of its published modules is, in order.
-- Undone by: the definition of course_cards before it.

${cardsOf(`      'module_minutes', array(select m.duration_minutes from public.formation_modules m
        where m.formation_id = f.id and m.is_published order by m.order_index),
`)}`;
  await folder.driver.exec(text);
  await keep(folder.driver, '20261124000530', 'course_profiles', text);
  const missing = files.filter(({ name }) => name > '20261124000520_indexes' && !name.endsWith('_course_profiles'));
  await isAsToday(folder, missing.length);
});

test('a folder whose search was edited after it was applied', async () => {
  const last = '20261121003050_search_beginnings';
  const then: Record<string, Then> = {
    search_beginnings: {
      texts: [
        ['counted to ten thousand', 'counted to five thousand'],
        ['counted constant integer := 10000;', 'counted constant integer := 5000;'],
      ],
    },
  };
  await isAsToday(await aFolderOf(last, then), files.filter(({ name }) => name > last).length);
});

test('what nobody has ever had, or only a newer version has, changes nothing', async () => {
  const folder = await aFolderOf('20261121000200_people', { people: { texts: [['create table', 'create  table']] } });
  await expect(migrate(folder.driver)).rejects.toThrow('another text of 20261121000200_people');
  await folder.driver.exec(`delete from supabase_migrations.schema_migrations where name = 'people'`);
  await keep(folder.driver, '20991231000000', 'of_tomorrow', 'select 1');
  await expect(migrate(folder.driver)).rejects.toThrow('knows migration 20991231000000_of_tomorrow');
  const { rows } = await folder.driver.query('select from supabase_migrations.schema_migrations');
  expect(rows).toHaveLength(2);
});
