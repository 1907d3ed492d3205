import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { aFolderOf, keep } from './testing/formerFolder.ts';

test.runIf(process.env.NIGHTLY)('what nobody has ever had, or only a newer version has, changes nothing', async () => {
  const folder = await aFolderOf('20261121000200_people', { people: { texts: [['create table', 'create  table']] } });
  await expect(migrate(folder.driver)).rejects.toThrow('another text of 20261121000200_people');
  await folder.driver.exec(`delete from supabase_migrations.schema_migrations where name = 'people'`);
  await keep(folder.driver, '20991231000000', 'of_tomorrow', 'select 1');
  await expect(migrate(folder.driver)).rejects.toThrow('knows migration 20991231000000_of_tomorrow');
  const { rows } = await folder.driver.query('select from supabase_migrations.schema_migrations');
  expect(rows).toHaveLength(2);
});
