import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
let columns: Map<string, Set<string>>;

beforeAll(async () => {
  backend = await startTestBackend();
  const { rows } = await backend.database.query<{ table_name: string; column_name: string }>(
    "select table_name, column_name from information_schema.columns where table_schema = 'public'",
  );
  columns = new Map();
  for (const { table_name, column_name } of rows) {
    columns.set(table_name, (columns.get(table_name) ?? new Set()).add(column_name));
  }
});
afterAll(() => backend?.close());

/** Entities of marketplace §3: id of the requirement, table, its columns. */
const entities = [
  [
    'CON-013',
    'formations',
    'id title slug description long_description thumbnail_url video_preview_url creator_id category_id level estimated_duration_minutes total_modules view_count like_count is_featured is_published tags metadata created_at updated_at average_rating total_reviews completion_rate difficulty_score prerequisites learning_objectives target_audience skills_gained last_updated',
  ],
  ['CON-014', 'premium_formations', 'formation_id price is_subscription subscription_interval'],
  ['CON-015', 'categories', 'id name slug description icon color created_at'],
  [
    'CON-016',
    'creators',
    'id name slug bio bio_long avatar_url website_url linkedin_url total_formations total_views is_verified total_revenue monthly_revenue total_students avg_rating certification_level specialties hourly_rate consulting_available location years_experience linkedin_followers company languages response_time satisfaction_rate',
  ],
  [
    'CON-019',
    'formation_modules',
    'id formation_id title description duration_minutes order_index is_published created_at',
  ],
  ['CON-019', 'module_contents', 'video_url content'],
  ['CON-020', 'formation_reviews', 'id rating comment created_at user_id'],
  ['CON-021', 'products', 'id name description long_description price category is_active metadata'],
  ['CON-021', 'product_contents', 'digital_content'],
  ['CON-022', 'user_products', 'product_id is_active access_granted_at'],
  ['CON-023', 'course_progress', 'product_id progress_percentage'],
  ['CON-024', 'orders', 'id user_id stripe_session_id'],
  ['CON-024', 'order_items', 'unit_price'],
  [
    'CON-025',
    'user_module_progress',
    'user_id formation_id module_id time_spent_seconds video_position_seconds completion_percentage is_completed notes last_watched_at completed_at first_started_at updated_at',
  ],
  [
    'CON-026',
    'learning_sessions',
    'user_id formation_id module_id device_type session_start session_end duration_seconds',
  ],
  ['CON-027', 'user_badges', 'earned_at name'],
  ['CON-027', 'user_certificates', 'issued_at'],
  ['CON-027', 'user_interactions', 'user_id formation_id interaction_type interaction_data'],
  ['CON-027', 'user_formation_progress', 'progress_percentage completed_at'],
  ['CON-028', 'creator_services', 'creator_id price is_active title description duration_minutes'],
  [
    'CON-028',
    'creator_earnings',
    'id creator_id order_item_id gross_cents creator_cents platform_cents kind created_at',
  ],
  ['CON-028', 'creator_tips', 'id creator_id user_id amount_cents message status created_at'],
  ['CON-028', 'quebec_sponsors', 'company_name is_active'],
  ['CON-028', 'sponsorships', 'creator_id formation_id amount is_active ends_at'],
] as const;

test.each(entities)('%s: %s has the columns of the specification (INF-001)', (_, table, names) => {
  const known = columns.get(table) ?? new Set();
  expect(names.split(' ').filter((name) => !known.has(name))).toEqual([]);
});

test.each([
  ['Google Ads', 'google-ads'],
  ['Été à Québec : 5 idées', 'ete-a-quebec-5-idees'],
])('the slug of "%s" is %s (CON-011, AMB-41)', async (title, slug) => {
  const { rows } = await backend.database.query<{ slug: string }>('select private.slug_of($1) as slug', [title]);
  expect(rows[0]?.slug).toBe(slug);
});

test('every table is under row security (INF-004)', async () => {
  const { rows } = await backend.database.query<{ relname: string }>(
    "select relname from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p') and not relrowsecurity",
  );
  expect(rows).toEqual([]);
});

test('visitors read what is published, and no draft or inactive product (INF-002, INF-003)', async () => {
  const visitor = backend.client();
  for (const [table, column] of [
    ['formations', 'is_published'],
    ['formation_modules', 'is_published'],
    ['products', 'is_active'],
  ] as const) {
    const { data, error } = await visitor.from(table).select(`id, ${column}`);
    expect(error, table).toBeNull();
    const rows = (data ?? []) as unknown as Record<string, unknown>[];
    expect(rows.length, table).toBeGreaterThan(0);
    expect(
      rows.every((row) => row[column] === true),
      table,
    ).toBe(true);
  }
  const { rows } = await backend.database.query<{ drafts: number }>(
    'select count(*)::int as drafts from formations where not is_published',
  );
  expect(rows[0]?.drafts).toBeGreaterThan(0);
});

test.each([
  ['formation', 'taken'],
  ['resource', 'taken'],
  ['consultation', 'taken'],
  ['tip', 'taken'],
  ['abonnement', 'refused'],
])('something bought of the kind %s is %s (CON-024)', async (category, outcome) => {
  const bought = backend.database.query(
    `with bought as (
       insert into orders (id, stripe_session_id, subtotal_cents, total_cents) values (gen_random_uuid(), $1, 100, 100) returning id
     )
     insert into order_items (order_id, name, category, unit_price) select id, 'Article', $2, 100 from bought`,
    [`genre-${category}`, category],
  );
  if (outcome === 'taken') await bought;
  else await expect(bought).rejects.toThrow('order_items_category_check');
});

test('the seed’s reviews bear a first name and an initial, as all do (INF-023, AMB-89)', async () => {
  const { data } = await backend.client().from('formation_reviews').select('author_name');
  expect(data?.length).toBeGreaterThan(20);
  for (const { author_name } of data ?? []) expect(author_name).toMatch(/^\p{L}+ \p{Lu}\.$/u);
});

test('the seed has six published courses, eight categories and products of three kinds, one of them a course (INF-023, INF-025, INF-026)', async () => {
  const visitor = backend.client();
  const { data: formations } = await visitor.from('formations').select('slug');
  expect(formations).toHaveLength(6);
  const { data: categories } = await visitor.from('categories').select('id, name, slug');
  expect(categories).toHaveLength(8);
  const names = Object.fromEntries((categories ?? []).map(({ id, name }) => [id, name]));
  expect(names).toMatchObject({ 1: 'Marketing Digital', 2: 'Publicité', 3: 'Réseaux Sociaux' });
  expect((categories ?? []).map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['google-ads', 'facebook-ads', 'seo', 'analytics', 'ecommerce']),
  );
  const { data: products } = await visitor.from('products').select('category, formation_id');
  expect(new Set((products ?? []).map(({ category }) => category))).toEqual(
    new Set(['formation', 'resource', 'consultation']),
  );
  expect((products ?? []).some(({ formation_id }) => formation_id !== null)).toBe(true);
});

test.each(['google-ads', 'facebook-ads', 'seo', 'analytics', 'ecommerce'])(
  'the quick filter %s finds a course (INF-025)',
  async (category) => {
    const { data } = await backend.client().rpc('catalogue', { category_slugs: [category] });
    expect(data?.total).toBeGreaterThanOrEqual(1);
  },
);
