import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { aFolderOf, files, isAsToday, keep, type Then } from './testing/formerFolder.ts';

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
