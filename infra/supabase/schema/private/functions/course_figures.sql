-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.course_figures(ids uuid[]) RETURNS TABLE(id uuid, total_modules integer, total_reviews integer, average_rating numeric, completion_rate numeric)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select f.id,
    (select count(*)::integer from public.formation_modules m where m.formation_id = f.id and m.is_published),
    r.number, r.average,
    (select coalesce(round(100.0 * count(p.completed_at) / nullif(count(*), 0), 2), 0)
      from public.user_formation_progress p where p.formation_id = f.id)
  from public.formations f cross join lateral (
    select count(*)::integer as number, coalesce(round(avg(v.rating), 2), 0) as average
    from public.formation_reviews v where v.formation_id = f.id
  ) r
  where f.id = any (ids)
$$;

REVOKE ALL ON FUNCTION private.course_figures(ids uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.course_figures(ids uuid[]) TO service_role;
