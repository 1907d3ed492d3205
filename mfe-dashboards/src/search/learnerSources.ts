import { dataOf } from '@agence/shared-contracts/backend/refusal';
import type { Database } from '@agence/shared-contracts/remote/page';
import { searchTexts } from '../content/search.ts';
import { readFollowedCourses } from '../learner/readFollowedCourses.ts';
import { noteStart } from '../notes/noteStart.ts';
import { readNotes } from '../notes/readNotes.ts';
import { hasWords, type SearchSource, SOURCE_SIZE } from './searchSource.ts';

const { sources } = searchTexts.learner;

const moduleAddress = (slug: string, module: string) => `/formation-viewer/${slug}?module=${module}`;

/** What a learner's search looks in: their courses, modules and notes, then what they could take. */
export const learnerSources: readonly SearchSource[] = [
  {
    id: 'courses',
    label: sources.courses,
    async find(database, words) {
      return (await readFollowedCourses(database))
        .filter(({ formation }) => hasWords(`${formation.title} ${formation.creator?.name ?? ''}`, words))
        .slice(0, SOURCE_SIZE)
        .map(({ formation: { id, slug, title, creator } }) => ({
          id,
          title,
          detail: creator?.name ?? '',
          href: `/formation-viewer/${slug}`,
        }));
    },
  },
  {
    id: 'modules',
    label: sources.modules,
    async find(database, words) {
      return (await readFollowedCourses(database))
        .flatMap(({ formation }) => formation.modules.map((module) => ({ ...module, formation })))
        .filter(({ title }) => hasWords(title, words))
        .slice(0, SOURCE_SIZE)
        .map(({ id, title, formation }) => ({
          id,
          title,
          detail: formation.title,
          href: moduleAddress(formation.slug, id),
        }));
    },
  },
  {
    id: 'notes',
    label: sources.notes,
    async find(database, words) {
      return (await readNotes(database))
        .filter(({ text }) => hasWords(text, words))
        .slice(0, SOURCE_SIZE)
        .map(({ text, module, formation }) => ({
          id: module.id,
          title: noteStart(text),
          detail: `${module.title}, ${formation.title}`,
          href: moduleAddress(formation.slug, module.id),
        }));
    },
  },
  {
    id: 'catalogue',
    label: sources.catalogue,
    find: findInCatalogue,
  },
];

/** What one follows is among one's courses already. */
async function findInCatalogue(database: Database, words: string) {
  const pattern = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const followed = new Set((await readFollowedCourses(database)).map(({ formation }) => formation.id));
  const courses = dataOf(
    await database
      .from('formations')
      .select('id,title,slug,creator:creators(name)')
      .eq('is_published', true)
      .ilike('title', pattern)
      .limit(SOURCE_SIZE + followed.size),
  );
  const others = courses.filter(({ id }) => !followed.has(id)).slice(0, SOURCE_SIZE);
  return others.map(({ id, title, slug, creator }) => ({
    id,
    title,
    detail: creator?.name ?? '',
    href: `/formations/${slug}`,
  }));
}
