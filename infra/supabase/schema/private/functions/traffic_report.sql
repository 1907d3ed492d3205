-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.traffic_report(since date, until date, grouping_by text) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  first_at constant timestamptz := since::timestamp at time zone 'America/Toronto';
  end_at constant timestamptz := (until + 1)::timestamp at time zone 'America/Toronto';
  before constant date := since - (until + 1 - since);
  before_at constant timestamptz := before::timestamp at time zone 'America/Toronto';
  counted_since constant date := (select (min(t.hour) at time zone 'America/Toronto')::date from private.traffic t);
begin
  if not private.works_as('sales') then
    raise exception 'only sales read what brings visitors' using errcode = '42501';
  end if;
  if grouping_by not in ('page', 'source', 'campaign') or until < since or until - since > 800 then
    perform private.fail('bad_request', 422, 'A report is by page, source or campaign, of at most 800 days.');
  end if;
  return jsonb_build_object(
    'only_after_consent', (select only_after_consent from private.traffic_settings),
    'counted_since', counted_since,
    -- As many days as were asked for, until the day before them. Visits of a part of them say nothing about all.
    'before', (
      select jsonb_build_object(
        'visits', case when counted_since <= before then (
          select coalesce(sum(t.n), 0) from private.traffic t where t.kind = 'came' and t.hour >= before_at and t.hour < first_at
        ) end,
        'requests', (
          select count(*) from public.leads l where l.kind = 'contact' and l.created_at >= before_at and l.created_at < first_at
        ),
        'sales', count(*),
        'sales_cents', coalesce(sum(o.total_cents - least(o.total_cents, o.refunded_cents + o.disputed_cents)), 0))
      from public.orders o where o.created_at >= before_at and o.created_at < first_at
    ),
    'days', (
      select coalesce(jsonb_agg(to_jsonb(by_day) order by by_day.day), '[]') from (
        select (noted.at at time zone 'America/Toronto')::date as day,
          sum(noted.visits)::integer as visits, sum(noted.requests)::integer as requests, sum(noted.sales)::integer as sales
        from (
          select t.hour as at, t.n as visits, 0 as requests, 0 as sales
          from private.traffic t where t.kind = 'came' and t.hour >= first_at and t.hour < end_at
          union all
          select l.created_at, 0, 1, 0 from public.leads l where l.kind = 'contact' and l.created_at >= first_at and l.created_at < end_at
          union all
          select o.created_at, 0, 0, 1 from public.orders o where o.created_at >= first_at and o.created_at < end_at
        ) noted group by 1
      ) by_day
    ),
    'rows', (
      with counted as (
        select case grouping_by when 'page' then t.page when 'source' then t.source else t.campaign end as name,
          sum(t.n) filter (where t.kind = 'came') as visits, sum(t.n) filter (where t.kind = 'viewed') as views,
          sum(t.n) filter (where t.kind = 'phone') as phones, sum(t.n) filter (where t.kind = 'download') as downloads,
          0 as requests, 0 as sales, 0 as sales_cents
        from private.traffic t where t.hour >= first_at and t.hour < end_at group by 1
        union all
        select case grouping_by when 'page' then coalesce(l.origin ->> 'landing', '') when 'source' then private.source_of(l.origin)
            else private.campaign_of(l.origin) end,
          0, 0, 0, 0, count(*), 0, 0
        from public.leads l where l.kind = 'contact' and l.created_at >= first_at and l.created_at < end_at group by 1
        union all
        select case grouping_by when 'page' then coalesce(c.origin ->> 'landing', '') when 'source' then private.source_of(c.origin)
            else private.campaign_of(c.origin) end,
          0, 0, 0, 0, 0, count(*), 
            sum(o.total_cents - least(o.total_cents, o.refunded_cents + o.disputed_cents))
        from public.orders o left join public.checkout_sessions c on c.id = o.id
        where o.created_at >= first_at and o.created_at < end_at group by 1
      ), summed as (
        select coalesce(name, '') as name, coalesce(sum(visits), 0)::integer as visits, coalesce(sum(views), 0)::integer as views,
          coalesce(sum(phones), 0)::integer as phones, coalesce(sum(downloads), 0)::integer as downloads,
          sum(requests)::integer as requests, sum(sales)::integer as sales, sum(sales_cents)::bigint as sales_cents
        from counted group by 1
      )
      select coalesce(jsonb_agg(to_jsonb(best) order by best.visits desc, best.views desc, best.name), '[]') from (
        -- What sold or was asked about is not lost behind what was only seen.
        select * from summed order by (sales + requests > 0) desc, visits desc, views desc, name limit 100
      ) best
    )
  );
end
$$;

REVOKE ALL ON FUNCTION private.traffic_report(since date, until date, grouping_by text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.traffic_report(since date, until date, grouping_by text) TO service_role;
GRANT ALL ON FUNCTION private.traffic_report(since date, until date, grouping_by text) TO authenticated;
