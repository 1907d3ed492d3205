import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CatalogueFilters,
  type CatalogueItem,
  cataloguePageSchema,
  FORMATION_DETAIL_COLUMNS,
  formationDetailSchema,
} from '@agence/shared-contracts/backend/schema';
import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROJECT_DIR } from './project.ts';
import { folded } from './testing/folded.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
let visitor: SupabaseClient;

beforeAll(async () => {
  backend = await startTestBackend();
  visitor = backend.client();
});
afterAll(() => backend?.close());

async function catalogue(filters: CatalogueFilters = {}) {
  const { data, error } = await visitor.rpc('catalogue', filters);
  if (error) throw error;
  return v.parse(cataloguePageSchema, data);
}

const slugs = async (filters: CatalogueFilters) => (await catalogue(filters)).items.map(({ slug }) => slug);

describe('the catalogue', () => {
  test('lists the six published courses, most viewed first, with creator, category and price (MPL-016)', async () => {
    const { total, items } = await catalogue();
    expect(total).toBe(6);
    const views = items.map(({ view_count }) => view_count);
    expect(views).toEqual([...views].sort((a, b) => b - a));
    expect(items[0]).toMatchObject({
      slug: 'google-ads-premieres-campagnes-rentables',
      creator: { name: 'Camille Bouchard', is_verified: true },
      category: { slug: 'google-ads' },
      premium: { price: 19700, is_subscription: false },
      total_modules: 5,
      total_reviews: 5,
      average_rating: 4.8,
    });
    expect(items.some(({ tags }) => tags.length === 6)).toBe(true);
  });

  test('does not list drafts or deleted courses, and never shows the search text (MPL-016)', async () => {
    const text = JSON.stringify(await catalogue());
    expect(text).not.toContain('calendrier-de-contenu-sans-panique');
    expect(text).not.toContain('search_text');
  });

  test.for([
    ['recent', (course: CatalogueItem) => -Date.parse(course.created_at)],
    ['rating', (course: CatalogueItem) => -course.average_rating],
    ['duration', (course: CatalogueItem) => course.estimated_duration_minutes],
  ] as const)('lists the courses in the order %s when asked', async ([sort_by, rank]) => {
    const { items } = await catalogue({ sort_by });
    const ranks = items.map(rank);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(items).toHaveLength(6);
  });

  test('lists only the courses that are named, published ones alone, and none for an empty list', async () => {
    const kept = ['seo-local-etre-trouve-au-quebec', 'calendrier-de-contenu-sans-panique', 'inconnue'];
    expect(await slugs({ slugs: kept })).toEqual(['seo-local-etre-trouve-au-quebec']);
    expect(await slugs({ slugs: [] })).toEqual([]);
  });

  test('finds other forms of a word where nobody wrote it so, and short words at the beginning of one (MPL-009)', async () => {
    // "campagne" stands nowhere alone in that title; "trouvés" nowhere at all.
    expect(await slugs({ search: 'trouvés localement' })).toEqual(await slugs({ search: 'trouvé local' }));
    expect(await slugs({ search: 'mesures résultat' })).toContain('mesurer-ses-resultats-avec-ga4');
    expect(await slugs({ search: 'ga' })).toContain('mesurer-ses-resultats-avec-ga4');
  });

  test('looks inside of words where no word begins with what is searched for (MPL-009)', async () => {
    const [facebook, plan] = ['facebook-ads-du-budget-aux-clients', 'plan-marketing-en-une-page'];
    expect(await slugs({ search: 'cebook' })).toEqual([facebook]);
    await backend.sql(`update public.formations set description = 'Sans surbudgets' where slug = '${plan}'`);
    expect(await slugs({ search: 'budget' })).not.toContain(plan);
    expect(await slugs({ search: 'surbudget' })).toEqual([plan]);
    expect(await slugs({ search: 'rbudgets' })).toEqual([plan]);
  });

  test('finds œ written oe, and the other way round (MPL-009)', async () => {
    await backend.sql(
      `update public.formations set description = 'Un chef-d’œuvre de méthode' where slug = 'plan-marketing-en-une-page'`,
    );
    for (const search of ['oeuvre', 'ŒUVRE', 'chef-d’oeuvre']) {
      expect(await slugs({ search })).toEqual(['plan-marketing-en-une-page']);
    }
  });

  test.for([
    ['ÊTRE TROUVÉ', 'seo-local-etre-trouve-au-quebec'],
    ['etre trouve', 'seo-local-etre-trouve-au-quebec'],
    ['quebec trouve', 'seo-local-etre-trouve-au-quebec'],
    ["plus qu'elle ne", 'google-ads-premieres-campagnes-rentables'],
    ['plus qu’elle ne', 'google-ads-premieres-campagnes-rentables'],
    ['noemie GAGNON', 'facebook-ads-du-budget-aux-clients'],
    ['E-commerce', 'boutique-en-ligne-de-la-fiche-au-panier'],
    ['  ga4  ', 'mesurer-ses-resultats-avec-ga4'],
  ] as const)(
    'finds "%s" in title, description, creator or category, without case and accents',
    async ([search, slug]) => {
      expect(await slugs({ search })).toContain(slug);
    },
  );

  test('finds every word, and nothing for a word that is nowhere', async () => {
    expect(await slugs({ search: 'camille ga4' })).toEqual(['mesurer-ses-resultats-avec-ga4']);
    expect(await catalogue({ search: 'camille zeppelin' })).toEqual({ total: 0, items: [] });
  });

  test.for([
    '%',
    '_',
    '\\',
    '%%%',
    "'; drop table formations --",
    '"',
    '(',
    ')',
    ',',
    '*',
    'a.eq.b',
    '\u0000x'.slice(1),
    '$1',
    '😀',
    'à\u0300',
  ])('takes %s literally (DAT-09)', async (search) => {
    const found = await slugs({ search });
    const all = (await catalogue()).items;
    // One or two letters or digits are looked for where a word begins.
    const isShort = /^[a-z0-9]{1,2}$/i.test(search);
    const contains = (item: CatalogueItem) =>
      `${isShort ? ' ' : ''}${item.title} ${item.description} ${item.creator?.name} ${item.category.name}`
        .toLowerCase()
        .includes((isShort ? ' ' : '') + search.toLowerCase());
    if (/^[\x20-\x7e]+$/.test(search) && !search.includes(' '))
      expect(found).toEqual(all.filter(contains).map(({ slug }) => slug));
    expect((await catalogue()).total).toBe(6);
  });

  test.for([
    [{ category_slugs: ['google-ads'] }, 1],
    [{ category_slugs: ['facebook-ads'] }, 1],
    [{ category_slugs: ['seo'] }, 1],
    [{ category_slugs: ['analytics'] }, 1],
    [{ category_slugs: ['ecommerce'] }, 1],
    [{ category_slugs: ['seo', 'analytics'] }, 2],
    [{ category_slugs: [] }, 0],
    [{ category_slugs: ['inconnue'] }, 0],
    [{ is_premium: true }, 3],
    [{ is_premium: false }, 3],
    [{ course_level: 'avance' }, 1],
    [{ only_featured: true }, 3],
    [{ min_rating: 4.8 }, 2],
    [{ min_minutes: 100, max_minutes: 112 }, 3],
    [{ is_premium: true, course_level: 'intermediaire', search: 'budget' }, 1],
  ] as [CatalogueFilters, number][])('filters by %o: %i courses', async ([filters, expected]) => {
    const { total, items } = await catalogue(filters);
    expect([total, items.length]).toEqual([expected, expected]);
  });

  test('pages without gaps or repeats and always counts all matches', async () => {
    const pages = await Promise.all([0, 4, 8].map((page_offset) => catalogue({ page_size: 4, page_offset })));
    expect(pages.map(({ total, items }) => [total, items.length])).toEqual([
      [6, 4],
      [6, 2],
      [6, 0],
    ]);
    const seen = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(seen).size).toBe(6);
  });

  test('can be asked with GET, for caches', async () => {
    const { data } = await visitor.rpc(
      'catalogue',
      { category_slugs: ['seo', 'analytics'], page_size: 1 },
      { get: true },
    );
    expect(v.parse(cataloguePageSchema, data)).toMatchObject({
      total: 2,
      items: [{ category: { slug: 'seo' } }],
    });
  });
});

describe('a course', () => {
  const detail = (slug: string) =>
    visitor
      .from('formations')
      .select(FORMATION_DETAIL_COLUMNS)
      .eq('slug', slug)
      .eq('is_published', true)
      .order('order_index', { referencedTable: 'modules' })
      .order('created_at', { referencedTable: 'reviews', ascending: false })
      .limit(3, { referencedTable: 'reviews' })
      .maybeSingle();

  test('comes with creator, category, price, ordered modules and latest reviews', async () => {
    const { data, error } = await detail('google-ads-premieres-campagnes-rentables');
    expect(error).toBeNull();
    const course = v.parse(formationDetailSchema, data);
    expect(course.modules.map(({ order_index }) => order_index)).toEqual([0, 1, 2, 3, 4]);
    expect(course.modules.map(({ duration_minutes }) => duration_minutes).reduce((sum, minutes) => sum + minutes)).toBe(
      course.estimated_duration_minutes,
    );
    expect(course.reviews).toHaveLength(3);
    expect(course).toMatchObject({
      premium: { price: 19700 },
      product: { id: expect.any(String) },
      creator: { slug: 'camille-bouchard' },
    });
    const free = v.parse(formationDetailSchema, (await detail('plan-marketing-en-une-page')).data);
    expect([free.premium, free.product]).toEqual([null, null]);
  });

  test('is null when it is unknown or a draft', async () => {
    expect((await detail('inconnue')).data).toBeNull();
    expect((await detail('calendrier-de-contenu-sans-panique')).data).toBeNull();
  });

  test('gets its average corrected with the next look at it when it differs by more than 0.1 (MPL-048, INF-013)', async () => {
    const [course] = await backend.sql<{ id: string; mean: number; number: number }>(
      `select f.id, round(avg(r.rating), 2)::float8 as mean, count(*)::integer as number
       from public.formations f join public.formation_reviews r on r.formation_id = f.id
       where slug = 'mesurer-ses-resultats-avec-ga4' group by f.id`,
    );
    const { id, mean, number } = course ?? { id: '', mean: Number.NaN, number: 0 };
    const stored = async () => {
      const [row] = await backend.sql<{ average: number; reviews: number }>(
        'select average_rating::float8 as average, total_reviews as reviews from public.formations where id = $1',
        [id],
      );
      return [row?.average, row?.reviews];
    };
    const lookAfterDrift = async (drift: number, reviews: number) => {
      const drifted = [id, mean + drift, reviews];
      await backend.sql('update public.formations set average_rating = $2, total_reviews = $3 where id = $1', drifted);
      expect((await visitor.rpc('record_view', { formation: id })).error).toBeNull();
      await folded(backend);
      return stored();
    };
    const hundredths = (value: number) => Math.round(value * 100) / 100;
    expect(await lookAfterDrift(-0.3, number)).toEqual([mean, number]);
    expect(await lookAfterDrift(-0.11, number)).toEqual([mean, number]);
    expect(await lookAfterDrift(-0.1, number)).toEqual([hundredths(mean - 0.1), number]);
    expect(await lookAfterDrift(-0.05, number + 2)).toEqual([hundredths(mean - 0.05), number]);
    // The next review makes it exact.
    await backend.sql('update public.formation_reviews set rating = rating where formation_id = $1', [id]);
    await folded(backend);
    expect(await stored()).toEqual([mean, number]);
  });

  test('follows its product’s price, its reviews and its names', async () => {
    const slug = 'facebook-ads-du-budget-aux-clients';
    await backend.sql(
      `update public.products set price = 13900 where formation_id = (select id from public.formations where slug = $1)`,
      [slug],
    );
    await backend.sql(
      `insert into public.formation_reviews (formation_id, user_id, rating)
       select id, '00000000-0000-4000-8000-000000000001', 1 from public.formations where slug = $1`,
      [slug],
    );
    await backend.sql(`update public.creators set name = 'Noémie Gagnon-Zébulon' where slug = 'noemie-gagnon'`);
    await folded(backend);
    const { items } = await catalogue({ search: 'zebulon' });
    expect(items).toMatchObject([{ slug, premium: { price: 13900 }, total_reviews: 6, average_rating: 4 }]);
  });

  test('counts what a search finds up to five thousand and says when there are more (MPL-016)', async () => {
    await addNumerous(1, 5000);
    const all = await catalogue({ search: 'nombreuse' });
    expect([all.total, all.is_capped, all.items[0]?.view_count]).toEqual([5000, undefined, 5000]);
    await addNumerous(5001, 5100);
    const more = await catalogue({ search: 'nombreuse', page_offset: 24 });
    expect([more.total, more.is_capped, more.items[0]?.view_count]).toEqual([5000, true, 5076]);
  });

  test('lists the same, whether few or many of all courses match (MPL-016)', async () => {
    const orders: CatalogueFilters[] = [{}, { sort_by: 'recent' }, { sort_by: 'rating' }, { sort_by: 'duration' }];
    const asked = orders.flatMap((order): CatalogueFilters[] => [
      { ...order, search: 'de' },
      { ...order, search: 'de', page_size: 2, page_offset: 1 },
      { ...order, search: 'campagnes' },
      { ...order, search: 'our' },
      { ...order, search: 'de', course_level: 'debutant' },
    ]);
    // As the planner's statistics see it there is one course.
    const fromFew = await Promise.all(asked.map(catalogue));
    await addNumerous(6001, 8000);
    await backend.sql('analyze public.formations');
    expect(await Promise.all(asked.map(catalogue))).toEqual(fromFew);
    expect(fromFew[0]?.total).toBeGreaterThan(2);
    for (const { total } of fromFew) expect(total).toBeGreaterThan(0);
  });
});

/** Adds courses that are found by "nombreuse", seen as often as their numbers say. */
function addNumerous(from: number, to: number) {
  return backend.database.transaction(async (transaction) => {
    // Triggers count per row, which takes a minute here.
    await transaction.exec('set local session_replication_role = replica');
    await transaction.query(
      `insert into public.formations (slug, title, search_text, creator_id, is_published, view_count)
       select 'nombreuse-' || number, 'Nombreuse', 'nombreuse', (select id from public.creators limit 1), true, number
       from generate_series($1::integer, $2::integer) number`,
      [from, to],
    );
  });
}

describe('a good of the shop', () => {
  interface Shown {
    readonly name: string;
    readonly inside: {
      readonly leaves: { readonly rows?: string[][]; readonly title?: string }[];
      readonly parts: { readonly items: { readonly name: string; readonly marks?: number }[] };
      readonly files: { readonly format: string; readonly about: string; readonly bytes: number }[];
    };
    readonly files: { readonly path: string; readonly name: string }[];
  }
  const good = async (name: string) => {
    const [found] = await backend.sql<Shown>(
      `select p.name, metadata -> 'inside' as inside, digital_content -> 'files' as files
      from public.products p join public.product_contents c on c.product_id = p.id where p.name = $1`,
      [name],
    );
    return found as Shown;
  };
  const fileOf = (path: string) => readFileSync(join(PROJECT_DIR, 'seed-files', path.split('/').at(-1) ?? ''));

  test.for(['Calendrier de contenu annuel', 'Trousse de mesure marketing'])(
    'shows of itself what its files hold, and each file by its size: %s (CON-021)',
    async (name) => {
      const { inside, files } = await good(name);
      const bytes = files.map(({ path }) => fileOf(path).byteLength);
      expect(inside.files.map((file) => file.bytes)).toEqual(bytes);
      const table = fileOf(files[0]?.path ?? '').toString();
      const [head = '', ...rows] = table.trimEnd().split('\n');
      expect(inside.files[0]?.about).toContain(`${rows.length} lignes, ${head.split(';').length} colonnes`);
      const cells = new Set(table.split(/[\n;]/));
      const shown = inside.leaves.flatMap(({ rows: some = [], title }) => [...some.flat(), ...(title ? [title] : [])]);
      expect(shown.filter((cell) => !cells.has(cell))).toEqual([]);
      const marks = inside.parts.items.reduce((sum, { marks = 1 }) => sum + marks, 0);
      expect(marks).toBe(rows.length);
    },
  );
});
