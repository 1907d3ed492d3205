-- What brings visitors, requests and sales: counts by hour, page and source, of nobody (docs/decisions/0034-what-brought-it.md).

create table private.traffic (
  -- The hour; the day, in Québec, for what lies back by more than three days.
  hour timestamptz not null,
  -- A visit began, a page was seen, our telephone number or a download was clicked.
  kind text not null check (kind in ('came', 'viewed', 'phone', 'download')),
  page text not null check (length(page) <= 200),
  -- What the campaign calls itself, else the site that the visit came from; empty for neither.
  source text not null check (length(source) <= 100),
  campaign text not null check (length(campaign) <= 100),
  n integer not null default 1,
  primary key (hour, kind, page, source, campaign)
);
create table private.traffic_settings (
  is_only boolean primary key default true check (is_only),
  only_after_consent boolean not null default false
);
insert into private.traffic_settings default values;
alter table private.traffic enable row level security;
alter table private.traffic_settings enable row level security;
revoke all on private.traffic, private.traffic_settings from anon, authenticated;

-- What a campaign or a page may be called here.
create function private.traffic_name(given text, size integer) returns text
language sql immutable
set search_path = ''
as $$ select left(trim(regexp_replace(coalesce(given, ''), '[[:cntrl:]]+', ' ', 'g')), size) $$;

-- The source of what began somewhere, as `leads.origin` and `checkout_sessions.origin` have it too.
create function private.source_of(origin jsonb) returns text
language sql immutable
set search_path = ''
as $$
  select lower(private.traffic_name(coalesce(nullif(origin ->> 'source', ''), regexp_replace(origin ->> 'referrer', '^www\.', '')), 100))
$$;
create function private.campaign_of(origin jsonb) returns text
language sql immutable
set search_path = ''
as $$ select lower(private.traffic_name(origin ->> 'campaign', 100)) $$;

-- Counts what one document tells: [[kind, page], …], one each, with where its visit began. Whoever asks adds no more than loading pages
-- would; names that are new once an hour has two thousand are counted together.
create function private.count_traffic(seen jsonb, origin jsonb, consented boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now());
  is_full boolean;
begin
  if not consented and (select only_after_consent from private.traffic_settings) then return; end if;
  if jsonb_typeof(seen) <> 'array' or jsonb_array_length(seen) > 40 or pg_column_size(origin) > 8192 then
    perform private.fail('bad_request', 422, 'A document tells forty things at most.');
  end if;
  select count(*) >= 2000 into is_full from private.traffic t where t.hour = this_hour;
  insert into private.traffic as t (hour, kind, page, source, campaign, n)
  select this_hour, told.kind,
    case when is_known then told.page else '…' end,
    case when is_known then told.source else '…' end,
    case when is_known then told.campaign else '…' end,
    count(*)
  from (
    select one ->> 0 as kind, private.traffic_name(one ->> 1, 200) as page, private.source_of(origin) as source,
      private.campaign_of(origin) as campaign
    from jsonb_array_elements(seen) one
  ) told cross join lateral (
    select not is_full or exists (
      select from private.traffic k
      where k.hour = this_hour and k.kind in ('came', 'viewed', 'phone', 'download')
        and (k.page, k.source, k.campaign) = (told.page, told.source, told.campaign)
    ) as is_known
  ) k
  group by 1, 2, 3, 4, 5
  on conflict (hour, kind, page, source, campaign) do update set n = t.n + excluded.n;
end
$$;
create function public.count_traffic(seen jsonb, origin jsonb, consented boolean) returns void
language sql
set search_path = ''
as $$ select private.count_traffic(seen, origin, consented) $$;

-- First touch of what is bought; the order of a checkout has its id.
alter table public.checkout_sessions
  add column origin jsonb not null default '{}' check (jsonb_typeof(origin) = 'object' and pg_column_size(origin) <= 8192);
create function private.note_checkout_origin(checkout uuid, origin jsonb) returns void
language sql security definer
set search_path = ''
as $$
  update public.checkout_sessions c set origin = note_checkout_origin.origin where c.id = checkout and c.origin = '{}'
$$;
create function public.note_checkout_origin(checkout uuid, origin jsonb) returns void
language sql
set search_path = ''
as $$ select private.note_checkout_origin(checkout, origin) $$;

-- Days in Québec, each with its visits, and by page, source or campaign what came of them; a hundred at most.
create function private.traffic_report(since date, until date, grouping_by text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  first_at constant timestamptz := since::timestamp at time zone 'America/Toronto';
  end_at constant timestamptz := (until + 1)::timestamp at time zone 'America/Toronto';
begin
  if not private.works_as('sales') then
    raise exception 'only sales read what brings visitors' using errcode = '42501';
  end if;
  if grouping_by not in ('page', 'source', 'campaign') or until < since or until - since > 800 then
    perform private.fail('bad_request', 422, 'A report is by page, source or campaign, of at most 800 days.');
  end if;
  return jsonb_build_object(
    'only_after_consent', (select only_after_consent from private.traffic_settings),
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object('day', d, 'visits', n) order by d), '[]') from (
        select (t.hour at time zone 'America/Toronto')::date d, sum(t.n) n from private.traffic t
        where t.kind = 'came' and t.hour >= first_at and t.hour < end_at group by 1
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
create function public.traffic_report(since date, until date, grouping_by text) returns jsonb
language sql stable
set search_path = ''
as $$ select private.traffic_report(since, until, grouping_by) $$;

-- The owner decides whether visits are counted that have not agreed to be.
create function private.set_traffic_consent(only_after_consent boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.acts_as_staff() then
    raise exception 'only the owner decides what is counted' using errcode = '42501';
  end if;
  update private.traffic_settings s set only_after_consent = set_traffic_consent.only_after_consent;
  perform private.note_act('traffic', null, 'consent', jsonb_build_object('only_after_consent', only_after_consent));
end
$$;
create function public.set_traffic_consent(only_after_consent boolean) returns void
language sql
set search_path = ''
as $$ select private.set_traffic_consent(only_after_consent) $$;

-- Makes days of hours that nobody asks for any more, and lets go of what is older than 26 months.
create function private.roll_up_traffic() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  before constant timestamptz := date_trunc('day', (now() - interval '3 days') at time zone 'America/Toronto') at time zone 'America/Toronto';
begin
  with hours as (
    delete from private.traffic t
    where t.hour < before
      and t.hour <> date_trunc('day', t.hour at time zone 'America/Toronto') at time zone 'America/Toronto'
    returning *
  )
  insert into private.traffic as t (hour, kind, page, source, campaign, n)
  select date_trunc('day', h.hour at time zone 'America/Toronto') at time zone 'America/Toronto', h.kind,
    case when is_noise then '…' else h.page end, case when is_noise then '…' else h.source end,
    case when is_noise then '…' else h.campaign end, sum(h.n)
  from (
    -- Names that one document told in an hour that was full of names.
    select hours.*, n = 1 and bool_or(page = '…') over (partition by hour) as is_noise from hours
  ) h group by 1, 2, 3, 4, 5
  on conflict (hour, kind, page, source, campaign) do update set n = t.n + excluded.n;
  delete from private.traffic t where t.hour < now() - interval '26 months';
end
$$;
create or replace function public.forget_old() returns jsonb
language sql
set search_path = ''
as $$
  select private.roll_up_traffic();
  select private.forget_old();
$$;

revoke all on function
  private.traffic_name(text, integer), private.source_of(jsonb), private.campaign_of(jsonb),
  private.count_traffic(jsonb, jsonb, boolean), private.note_checkout_origin(uuid, jsonb),
  private.traffic_report(date, date, text), private.set_traffic_consent(boolean), private.roll_up_traffic()
  from public;
revoke execute on function
  public.count_traffic(jsonb, jsonb, boolean), public.note_checkout_origin(uuid, jsonb), public.traffic_report(date, date, text),
  public.set_traffic_consent(boolean)
  from public, anon, authenticated;
grant execute on function private.note_checkout_origin(uuid, jsonb), public.note_checkout_origin(uuid, jsonb), private.roll_up_traffic()
  to service_role;
grant execute on function private.count_traffic(jsonb, jsonb, boolean), public.count_traffic(jsonb, jsonb, boolean)
  to anon, authenticated;
grant execute on function
  private.traffic_report(date, date, text), private.set_traffic_consent(boolean),
  public.traffic_report(date, date, text), public.set_traffic_consent(boolean)
  to authenticated;
