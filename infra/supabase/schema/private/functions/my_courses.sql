-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.my_courses() RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', f.id, 'slug', f.slug, 'title', f.title, 'description', f.description, 'thumbnail_url', f.thumbnail_url,
    'level', f.level, 'category_id', f.category_id, 'estimated_duration_minutes', f.estimated_duration_minutes,
    'is_published', f.is_published, 'view_count', f.view_count, 'total_modules', f.total_modules,
    'module_count', (select count(*) from public.formation_modules m where m.formation_id = f.id),
    'average_rating', f.average_rating, 'total_reviews', f.total_reviews, 'completion_rate', f.completion_rate,
    'price', (select price from public.premium_formations p where p.formation_id = f.id),
    'students', (
      select count(*) from public.user_formation_progress p
      where p.formation_id = f.id and private.follows(p.user_id, f.id)
    ),
    'revenue_cents', (
      select coalesce(sum(e.creator_cents), 0)
      from public.creator_earnings e
      join public.order_items i on i.id = e.order_item_id join public.products p on p.id = i.product_id
      where p.formation_id = f.id
    ),
    'missing', to_jsonb(private.missing_to_publish(f.id)), 'created_at', f.created_at, 'updated_at', f.updated_at
  ) order by f.created_at desc, f.id), '[]')
  from public.formations f
  where f.creator_id = private.my_creator_id() and f.deleted_at is null
$$;

REVOKE ALL ON FUNCTION private.my_courses() FROM PUBLIC;
GRANT ALL ON FUNCTION private.my_courses() TO service_role;
GRANT ALL ON FUNCTION private.my_courses() TO authenticated;
