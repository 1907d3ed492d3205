import type { PGlite } from '@electric-sql/pglite';

/**
 * Fills the catalogue with published courses for benchmarks and long lists: the same ones every time, numbered from 1,
 * so that asking for more adds to those that are there.
 *
 * @param count how many there are to be, 100 000 at most
 */
export async function addCourses(database: PGlite, count: number): Promise<void> {
  await database.transaction(async (transaction) => {
    // Triggers count per row, which is quadratic here; what they keep is computed below instead.
    await transaction.exec('set local session_replication_role = replica');
    await transaction.query(COURSES, [Math.min(count, 100_000)]);
    await transaction.exec(PARTS);
  });
  // On a server autovacuum does this after so much writing.
  await database.exec('vacuum (analyze) public.formations');
}

const COURSES = `
  with words as (
    select
      array['Le référencement naturel', 'La publicité Facebook', 'Google Ads', 'L’infolettre', 'La vidéo courte', 'Le tableau de bord',
        'La boutique en ligne', 'La rédaction web', 'La page de vente', 'Le calendrier de contenu', 'La prospection', 'L’image de marque'] as topics,
      array['les restaurants', 'les cliniques', 'les artisans', 'les OBNL', 'les courtiers', 'les écoles', 'les gîtes', 'les salons de coiffure',
        'les entrepreneurs en construction', 'les comptables', 'les producteurs maraîchers', 'les studios', 'les garages'] as audiences,
      array['6', '5', '4', '1', '3', '7', '8', '1', '2', '3', '2', '1'] as topic_categories
  ), courses as (
    select n, 'cours-' || lpad(n::text, 6, '0') as slug,
      topics[n % 12 + 1] || ' pour ' || audiences[n / 12 % 13 + 1] || ', volet ' || (n / 156 + 1) as title,
      'Des gestes simples et mesurables, pensés pour ' || audiences[n / 12 % 13 + 1] || ' d’ici.' as description,
      topic_categories[n % 12 + 1] as category_id,
      (select id from public.creators order by slug offset n % 3 limit 1) as creator_id
    from words, generate_series(1, $1::integer) n
  )
  insert into public.formations (
    title, slug, description, long_description, creator_id, category_id, level, estimated_duration_minutes, total_modules,
    view_count, like_count, average_rating, total_reviews, is_featured, is_published, tags, created_at, search_text
  )
  select title, slug, description, description, creator_id, category_id,
    (array['debutant', 'intermediaire', 'avance'])[n % 3 + 1], 30 + n * 37 % 300, 3,
    n * 7919 % 1000, n * 31 % 90, 3 + n * 13 % 201 / 100.0, n * 17 % 40, n % 50 = 0, true,
    array['volet-' || n % 7, 'pratique', 'pme'], timestamptz '2026-01-01' + n * interval '7 minutes',
    private.fold_text(concat_ws(' ', title, description, (select name from public.creators where id = creator_id),
      (select name from public.categories where id = category_id)))
  from courses
  on conflict (slug) do nothing`;

/** Modules, prices of every third course and the creators' counts, for courses that lack them. */
const PARTS = `
  insert into public.formation_modules (formation_id, title, duration_minutes, order_index, is_published, is_preview)
  select f.id, 'Étape ' || part, 10, part - 1, true, part = 1
  from public.formations f, generate_series(1, 3) part
  where f.slug ~ '^cours-\\d{6}$' and not exists (select from public.formation_modules m where m.formation_id = f.id);

  insert into public.module_contents (module_id, content)
  select m.id, 'Un geste à poser cette semaine, et la façon de le mesurer.'
  from public.formation_modules m join public.formations f on f.id = m.formation_id
  where f.slug ~ '^cours-\\d{6}$'
  on conflict do nothing;

  insert into public.premium_formations (formation_id, price)
  select id, 2900 + right(slug, 6)::integer % 30 * 500
  from public.formations where slug ~ '^cours-\\d{6}$' and right(slug, 6)::integer % 3 = 0
  on conflict do nothing;

  update public.formations set is_premium = true
  where slug ~ '^cours-\\d{6}$' and right(slug, 6)::integer % 3 = 0 and not is_premium;

  update public.creators c set total_formations = (
    select count(*) from public.formations f where f.creator_id = c.id and f.is_published and f.deleted_at is null
  )`;
