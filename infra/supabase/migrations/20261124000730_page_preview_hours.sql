-- Undone by: my_creator_page as it was.
--
-- Whoever gives no hours sells no service, so the preview that a creator agrees to must not show any.
set local lock_timeout = '1s';

create or replace function private.my_creator_page() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', c.id, 'is_public', c.is_public, 'agreed_at', c.page_agreed_at, 'shown', private.creator_page_text(c),
    'figures', jsonb_build_object('formations', c.total_formations, 'students', c.total_students,
      'revenue_cents', case when c.show_revenue then c.total_revenue end, 'rating', c.avg_rating,
      'services', c.active_services,
      'tips', (select count(*) from public.creator_tips t where t.creator_id = c.id and t.status = 'paid'),
      'sponsorships', (
        select count(*) from public.sponsorships p where p.creator_id = c.id and p.is_active and p.starts_at <= now() and p.ends_at > now()
      )),
    'formations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'slug', f.slug, 'title', f.title,
        'thumbnail_url', f.thumbnail_url, 'level', f.level) order by f.created_at desc, f.id), '[]')
      from (
        select * from public.formations f
        where f.creator_id = c.id and f.is_published and f.deleted_at is null order by f.created_at desc, f.id limit 6
      ) f
    ),
    'gives_hours', private.takes_times(c.id),
    'services', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title, 'price', s.price,
        'duration_minutes', s.duration_minutes) order by s.price, s.id), '[]')
      from public.creator_services s where s.creator_id = c.id and s.is_active and private.takes_times(c.id)
    ))
  from public.creators c where c.user_id = auth.uid()
$$;
