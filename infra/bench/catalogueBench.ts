import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCourses } from '@agence/backend/addCourses';
import { openBackend } from '@agence/backend/openBackend';
import { readConfig } from '@agence/backend/project';
import { median } from './median.ts';

const COURSES = 100_000;
const RUNS = 9;
/** What one page of the catalogue may take in the database. */
const LIMIT_MS = 50;

/** Every filter and order of the catalogue, and searches from the commonest word to none; all count their matches. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'first page': '',
  'page 50': 'page_offset => 1176',
  'last page': 'page_offset => 99990',
  'a category': "category_slugs => '{seo}'",
  'a category, page 50': "category_slugs => '{seo}', page_offset => 1176",
  'two categories': "category_slugs => '{seo,google-ads}'",
  level: "course_level => 'avance'",
  free: 'is_premium => false',
  'level and price': "course_level => 'avance', is_premium => true",
  rating: 'min_rating => 4.8',
  duration: 'min_minutes => 100, max_minutes => 112',
  featured: 'only_featured => true, page_size => 6',
  'all filters': `category_slugs => '{seo}', course_level => 'debutant', is_premium => true, min_rating => 4,
    min_minutes => 60, max_minutes => 240`,
  'newest first': "sort_by => 'recent'",
  'best rated first': "sort_by => 'rating'",
  'shortest first, page 50': "sort_by => 'duration', page_offset => 1176",
  'search: a word in every course': "search => 'volet'",
  'search: a common word': "search => 'restaurants'",
  'search: a common word, page 50': "search => 'restaurants', page_offset => 1176",
  'search: a common word, newest first': "search => 'restaurants', sort_by => 'recent'",
  'search: a common word and a level': "search => 'restaurants', course_level => 'avance'",
  'search: without accents': "search => 'referencement restaurants'",
  'search: other forms of words': "search => 'publicités cliniques'",
  'search: one course': "search => 'maraîchers volet 641'",
  'search: two letters': "search => 'la'",
  'search: œ as oe': "search => 'oeuvre'",
  'search: misspelt': "search => 'restorants'",
  'search: nothing': "search => 'zzzzzz'",
};

/** Asks the embedded database, filled with 100 000 courses, and prints the medians. */
export async function runCatalogueBench(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'agence-bench-'));
  const { connection } = await openBackend({
    dataDir,
    config: readConfig(),
    siteUrl: 'http://localhost',
    log: () => {},
  });
  try {
    await addCourses(connection.driver, COURSES);
    await connection.driver.exec('vacuum analyze');
    process.stdout.write(
      `\n| catalogue of 100 000 courses, in the database | median, ms | of ${LIMIT_MS} ms |\n| --- | --- | --- |\n`,
    );
    for (const [name, parameters] of Object.entries(QUESTIONS)) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const start = performance.now();
        await connection.driver.query(`select public.catalogue(${parameters})`);
        times.push(performance.now() - start);
      }
      const middle = median(times);
      process.stdout.write(`| ${name} | ${middle.toFixed(1)} | ${middle <= LIMIT_MS ? 'within' : 'OVER'} |\n`);
    }
  } finally {
    await connection.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
