-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.creator_series(months integer) RETURNS TABLE(month text, revenue_cents bigint, students bigint)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with months as (
    select start, start + interval '1 month' as finish
    from generate_series(
      date_trunc('month', now() at time zone 'America/Toronto')
        - (least(greatest(coalesce(months, 12), 1), 60) - 1) * interval '1 month',
      now() at time zone 'America/Toronto', interval '1 month'
    ) start
  )
  select to_char(start, 'YYYY-MM'),
    (select coalesce(sum(e.creator_cents), 0) from public.creator_earnings e
      where e.creator_id = private.my_creator_id()
        and e.created_at >= start at time zone 'America/Toronto' and e.created_at < finish at time zone 'America/Toronto'),
    (select count(*) from public.user_formation_progress p join public.formations f on f.id = p.formation_id
      where f.creator_id = private.my_creator_id()
        and p.started_at >= start at time zone 'America/Toronto' and p.started_at < finish at time zone 'America/Toronto')
  from months order by start
$$;

REVOKE ALL ON FUNCTION private.creator_series(months integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.creator_series(months integer) TO service_role;
GRANT ALL ON FUNCTION private.creator_series(months integer) TO authenticated;
