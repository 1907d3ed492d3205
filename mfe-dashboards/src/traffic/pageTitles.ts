import { dataOf } from '@agence/shared-contracts/backend/refusal';
import type { Database } from '@agence/shared-contracts/remote/page';
import { withTimeout } from '@agence/shared-contracts/remote/withTimeout';
import { trafficTexts } from '../content/traffic.ts';

/** A report does not wait longer for names, in milliseconds. */
const LIMIT_MS = 2_000;
const COURSE = /^\/formations\/([^/]+)$/;

/** What pages are called, by their addresses; one whose name nobody says keeps its address. */
export async function pageTitles(paths: readonly string[], database: () => Promise<Database>) {
  const slugs = paths.flatMap((path) => COURSE.exec(path)?.[1] ?? []);
  const named = await Promise.allSettled(
    [ofTexts(), ofCourses(slugs, database)].map((names) => withTimeout(names, LIMIT_MS, 'Names of pages')),
  );
  const known = named.flatMap((names) => (names.status === 'fulfilled' ? names.value : []));
  return { ...Object.fromEntries(known), ...trafficTexts.pages } as Readonly<Record<string, string>>;
}

type Named = readonly (readonly [path: string, title: string])[];

async function ofTexts(): Promise<Named> {
  const { readPages } = await import('../texts/textsApi.ts');
  return (await readPages()).map(({ path, title }) => [path, title]);
}

async function ofCourses(slugs: readonly string[], database: () => Promise<Database>): Promise<Named> {
  if (slugs.length === 0) return [];
  const courses = dataOf(await (await database()).from('formations').select('slug,title').in('slug', slugs));
  return courses.map(({ slug, title }) => [`/formations/${slug}`, title]);
}
