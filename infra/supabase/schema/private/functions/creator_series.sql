-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.creator_series(months integer) RETURNS TABLE(month text, revenue_cents bigint, students bigint)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with me as materialized (
    select private.my_creator_id() as id,
      date_trunc('month', now() at time zone 'America/Toronto')
        - (least(greatest(coalesce(months, 12), 1), 60) - 1) * interval '1 month' as start
  ), earned as (
    select date_trunc('month', e.created_at at time zone 'America/Toronto') as start, sum(e.creator_cents) as cents
    from me join public.creator_earnings e on e.creator_id = me.id and e.created_at >= me.start at time zone 'America/Toronto'
    group by 1
  ), began as (
    select date_trunc('month', p.started_at at time zone 'America/Toronto') as start, count(*) as people
    from me join public.formations f on f.creator_id = me.id
    join public.user_formation_progress p on p.formation_id = f.id and p.started_at >= me.start at time zone 'America/Toronto'
    group by 1
  )
  select to_char(m, 'YYYY-MM'), coalesce(earned.cents, 0)::bigint, coalesce(began.people, 0)
  from me cross join generate_series(me.start, now() at time zone 'America/Toronto', interval '1 month') m
  left join earned on earned.start = m left join began on began.start = m
  order by m
$$;

REVOKE ALL ON FUNCTION private.creator_series(months integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.creator_series(months integer) TO service_role;
GRANT ALL ON FUNCTION private.creator_series(months integer) TO authenticated;
