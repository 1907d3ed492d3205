import { dataOf } from '@agence/shared-contracts/backend/refusal';
import type { Database } from '@agence/shared-contracts/remote/page';
import { consoleTexts } from '../content/console.ts';
import { searchTexts } from '../content/search.ts';
import { hasWords, type SearchSource, SOURCE_SIZE } from './searchSource.ts';

const { sources } = searchTexts.creator;
const { published, draft } = consoleTexts.search;

/** A creator's courses with their modules; few enough to look through here, without accents. */
async function readOwn(database: Database) {
  const creator = dataOf(await database.rpc('my_creator_id'));
  if (!creator) return [];
  return dataOf(
    await database
      .from('formations')
      .select('id,title,is_published,modules:formation_modules(id,title)')
      .eq('creator_id', creator)
      .is('deleted_at', null),
  );
}

const editorOf = (id: string) => `/creator-dashboard/formations/${id}`;

/** What a creator's search looks in. */
export const creatorSources: readonly SearchSource[] = [
  {
    id: 'courses',
    label: sources.courses,
    async find(database, words) {
      return (await readOwn(database))
        .filter(({ title }) => hasWords(title, words))
        .slice(0, SOURCE_SIZE)
        .map(({ id, title, is_published }) => ({
          id,
          title,
          detail: is_published ? published : draft,
          href: editorOf(id),
        }));
    },
  },
  {
    id: 'modules',
    label: sources.modules,
    async find(database, words) {
      return (await readOwn(database))
        .flatMap((course) => course.modules.map((module) => ({ ...module, course })))
        .filter(({ title }) => hasWords(title, words))
        .slice(0, SOURCE_SIZE)
        .map(({ id, title, course }) => ({ id, title, detail: course.title, href: editorOf(course.id) }));
    },
  },
];
