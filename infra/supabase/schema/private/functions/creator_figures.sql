-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.creator_figures(ids uuid[]) RETURNS TABLE(id uuid, total_formations integer, active_services integer, total_students integer, total_revenue bigint, avg_rating numeric)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select c.id,
    (select count(*)::integer from public.formations f where f.creator_id = c.id and f.is_published and f.deleted_at is null),
    (select count(*)::integer from public.creator_services s where s.creator_id = c.id and s.is_active),
    -- Who was paid back for a course follows it no more (`private.follows`).
    (select count(distinct p.user_id)::integer
      from public.formations f
      join public.user_formation_progress p on p.formation_id = f.id
      where f.creator_id = c.id and not exists (select from public.products d join public.user_products u on u.product_id = d.id
        where d.formation_id = f.id and u.user_id = p.user_id and not u.is_active)),
    (select greatest(0, coalesce(sum(e.creator_cents), 0))::bigint from public.creator_earnings e where e.creator_id = c.id),
    (select coalesce(round(avg(v.rating), 2), 0)
      from public.formations f join public.formation_reviews v on v.formation_id = f.id where f.creator_id = c.id)
  from public.creators c
  where c.id = any (ids)
$$;

REVOKE ALL ON FUNCTION private.creator_figures(ids uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.creator_figures(ids uuid[]) TO service_role;
