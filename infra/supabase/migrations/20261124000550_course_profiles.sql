-- Cards of the catalogue draw the climb of their course: they know how long each of its published modules is, in order.
-- Undone by: the definition of course_cards before it.

create or replace function private.course_cards(ids uuid[]) returns jsonb
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', f.id, 'slug', f.slug, 'title', f.title, 'description', f.description, 'thumbnail_url', f.thumbnail_url,
      'level', f.level, 'estimated_duration_minutes', f.estimated_duration_minutes,
      'total_modules', f.total_modules, 'view_count', f.view_count, 'like_count', f.like_count,
      'average_rating', f.average_rating, 'total_reviews', f.total_reviews, 'is_featured', f.is_featured,
      'tags', f.tags, 'created_at', f.created_at,
      'module_minutes', array(select m.duration_minutes from public.formation_modules m
        where m.formation_id = f.id and m.is_published order by m.order_index),
      'creator', case when c.is_public then jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug,
        'avatar_url', c.avatar_url, 'is_verified', c.is_verified) end,
      'category', jsonb_build_object('id', g.id, 'name', g.name, 'slug', g.slug, 'icon', g.icon, 'color', g.color),
      'premium', case when p.formation_id is not null then jsonb_build_object('price', p.price,
        'is_subscription', p.is_subscription, 'subscription_interval', p.subscription_interval) end
    ) order by page.place)
    from unnest(ids) with ordinality as page (id, place)
    join public.formations f on f.id = page.id
    join public.creators c on c.id = f.creator_id
    join public.categories g on g.id = f.category_id
    left join public.premium_formations p on p.formation_id = f.id
  ), '[]');
end
$$;
