import type { TestPostgres } from '@agence/backend/testing/startTestPostgres';

/** Rows that the requests of the table are about: of each kind the one that most hangs on. */
const IDS = {
  learner: `select id from auth.users where email = 'apprenant@exemple.test'`,
  teacher: `select id from auth.users where email = 'formateur@exemple.test'`,
  admin: `select id from auth.users where email = 'admin@exemple.test'`,
  creator: `select id from public.creators where user_id = (select id from auth.users where email = 'formateur@exemple.test')`,
  creatorSlug: `select slug as id from public.creators where user_id = (select id from auth.users where email = 'formateur@exemple.test')`,
  course: `select id from public.formations where is_published and deleted_at is null order by total_reviews desc limit 1`,
  slug: `select slug as id from public.formations where is_published and deleted_at is null order by total_reviews desc limit 1`,
  ownCourse: `select f.id from public.formations f join public.creators c on c.id = f.creator_id join auth.users u on u.id = c.user_id
    where u.email = 'formateur@exemple.test' and f.is_published and f.deleted_at is null order by f.total_reviews desc limit 1`,
  ownSlug: `select f.slug as id from public.formations f join public.creators c on c.id = f.creator_id join auth.users u on u.id = c.user_id
    where u.email = 'formateur@exemple.test' and f.is_published and f.deleted_at is null order by f.total_reviews desc limit 1`,
  ownModule: `select m.id from public.formation_modules m where formation_id = ($ownCourse) order by order_index limit 1`,
  module: `select id from public.formation_modules where formation_id = ($course) order by order_index limit 1`,
  product: `select p.id from public.products p join public.formations f on f.id = p.formation_id where p.is_active order by f.total_reviews desc limit 1`,
  order: `select o.id from public.orders o join public.order_items i on i.order_id = o.id order by o.created_at desc limit 1`,
  review: `select r.id from public.formation_reviews r where formation_id = ($ownCourse) limit 1`,
  reported: `select review_id as id from public.review_reports limit 1`,
  certificate: `select number as id from public.user_certificates limit 1`,
  free: `select f.id from public.formations f where f.is_published and f.deleted_at is null and not f.is_premium order by total_reviews desc limit 1`,
  stranger: `select id from auth.users u where email ~ '^(etudiant|membre)' and id not in (select user_id from public.creators where user_id is not null)
    and not exists (select from public.user_formation_progress where user_id = u.id and formation_id = ($free))
    and not exists (select from public.user_products where user_id = u.id and product_id = ($product)) order by id desc limit 1`,
  price: `select p.price::text as id from public.products p where p.id = ($product)`,
  category: `select category_id as id from public.formations where category_id <> '1' group by 1 order by count(*) desc limit 1`,
  request: `select id from public.leads where kind = 'contact' and merged_into is null order by created_at desc limit 1`,
  host: `select user_id as id from private.hosts limit 1`,
  service: `select id from public.creator_services where is_active order by id limit 1`,
  newest: `select id from auth.users where email ~ '^(etudiant|membre)' order by id desc limit 1`,
} as const;

/** Ids, and what else names a row, by what they stand for. */
export type Ids = Readonly<Record<keyof typeof IDS, string>>;

/** Finds them in a database. */
export async function findIds(pool: TestPostgres['pool']): Promise<Ids> {
  const found: Record<string, string> = {};
  for (const [name, text] of Object.entries(IDS)) {
    const sql = text.replace(/\(\$(\w+)\)/g, (_, other: string) => `'${found[other]}'`);
    const { rows } = await pool.query<{ id: string }>(sql);
    found[name] = rows[0]?.id ?? '00000000-0000-4000-8000-00000000dead';
  }
  return found as Ids;
}
