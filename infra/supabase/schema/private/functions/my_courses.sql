-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.my_courses() RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with mine as materialized (
    select f.id from public.formations f where f.creator_id = private.my_creator_id() and f.deleted_at is null
  ), learning as (
    select p.formation_id, count(*) as students
    from mine join public.user_formation_progress p on p.formation_id = mine.id
    where not exists (select from public.products d join public.user_products u on u.product_id = d.id
      where d.formation_id = mine.id and u.user_id = p.user_id and not u.is_active)
    group by 1
  ), earned as (
    select d.formation_id, sum(e.creator_cents) as cents
    from mine join public.products d on d.formation_id = mine.id
    join public.order_items i on i.product_id = d.id join public.creator_earnings e on e.order_item_id = i.id group by 1
  ), lessons as (
    select m.formation_id, count(*) as modules
    from mine join public.formation_modules m on m.formation_id = mine.id and m.removed_at is null group by 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', f.id, 'slug', f.slug, 'title', f.title, 'description', f.description, 'thumbnail_url', f.thumbnail_url,
    'level', f.level, 'category_id', f.category_id, 'estimated_duration_minutes', f.estimated_duration_minutes,
    'is_published', f.is_published, 'view_count', f.view_count, 'total_modules', f.total_modules,
    'module_count', coalesce(l.modules, 0),
    'average_rating', f.average_rating, 'total_reviews', f.total_reviews, 'completion_rate', f.completion_rate,
    'price', (select price from public.premium_formations p where p.formation_id = f.id),
    'students', coalesce(t.students, 0), 'revenue_cents', coalesce(r.cents, 0),
    'missing', to_jsonb(private.missing_to_publish(f.id)), 'created_at', f.created_at, 'updated_at', f.updated_at
  ) order by f.created_at desc, f.id), '[]')
  from mine join public.formations f on f.id = mine.id
  left join learning t on t.formation_id = f.id
  left join earned r on r.formation_id = f.id
  left join lessons l on l.formation_id = f.id
$$;

REVOKE ALL ON FUNCTION private.my_courses() FROM PUBLIC;
GRANT ALL ON FUNCTION private.my_courses() TO service_role;
GRANT ALL ON FUNCTION private.my_courses() TO authenticated;
