-- Requests that read whole tables, each with its cure (docs/load.md has the figures).
-- Undone by: the definitions before it; nothing is lost.
set local lock_timeout = '1s';

-- A bare auth.uid() is asked for each row of a table whose policy has an alternative, and no index is used then.
CREATE OR REPLACE FUNCTION public.learning_stats() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with week as (
    select date_trunc('week', now() at time zone 'America/Toronto') at time zone 'America/Toronto' as start
  ), goals as (
    select coalesce(max(weekly_goal_minutes), 120) as minutes, max(weekly_goal_modules) as modules,
      max(weekly_goal_days) as days
    from public.profiles where user_id = (select auth.uid())
  )
  select jsonb_build_object(
    'streak_days', private.streak_days((select auth.uid())),
    'week_minutes', (select private.learned_minutes((select auth.uid()), week.start) from week),
    'week_modules', (
      select count(*) from public.user_module_progress, week where user_id = (select auth.uid()) and completed_at >= week.start
    ),
    'week_days', (
      select count(distinct (session_start at time zone 'America/Toronto')::date) from public.learning_sessions, week
      where user_id = (select auth.uid()) and session_start >= week.start
    ),
    'weekly_goal_minutes', goals.minutes, 'weekly_goal_modules', goals.modules, 'weekly_goal_days', goals.days,
    'total_minutes', private.learned_minutes((select auth.uid()), '-infinity'),
    'modules_completed', (
      select count(*) from public.user_module_progress
      where user_id = (select auth.uid()) and (is_completed or completion_percentage >= 90)
    ),
    'formations_in_progress', (
      select count(*) from public.user_formation_progress where user_id = (select auth.uid()) and completed_at is null
    ),
    'formations_completed', (
      select count(*) from public.user_formation_progress where user_id = (select auth.uid()) and completed_at is not null
    )
  )
  from goals
$$;

-- Null for what is no id: compared as text, an index on ids is of no use.
create function private.uuid_of(text) returns uuid
language sql immutable parallel safe set search_path = '' as $$
  select case when $1 ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then $1::uuid end
$$;
revoke execute on function private.uuid_of(text) from public, anon, authenticated;
grant execute on function private.uuid_of(text) to service_role;

CREATE OR REPLACE FUNCTION public.apply_stripe_event(event jsonb) RETURNS text
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  ranks constant text[] := array['open', 'processing', 'expired', 'failed', 'paid'];
  object constant jsonb := event #> '{data,object}';
  intent constant text := object ->> 'payment_intent';
  kind constant text := event ->> 'type';
  reached text;
  checkout public.checkout_sessions;
  result text := 'ignored';
begin
  insert into public.stripe_events (id, type) values (event ->> 'id', kind) on conflict do nothing;
  if not found then return 'duplicate'; end if;
  -- A refund and the payment it belongs to must see each other.
  if intent is not null then perform pg_advisory_xact_lock(hashtextextended(intent, 0)); end if;
  if kind = 'charge.refunded' then
    insert into public.payment_refunds as r (payment_intent_id, refunded_cents)
    values (intent, (object ->> 'amount_refunded')::integer)
    on conflict (payment_intent_id) do update
      set refunded_cents = greatest(r.refunded_cents, excluded.refunded_cents), updated_at = now();
    perform private.settle_returned(intent);
    result := 'refunded';
  elsif kind in ('refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated') then
    if intent is not null then
      insert into public.provider_refunds as r (id, payment_intent_id, amount_cents, has_failed)
      values (object ->> 'id', intent, (object ->> 'amount')::integer,
        kind = 'refund.failed' or coalesce(object ->> 'status' in ('failed', 'canceled'), false))
      on conflict (id) do update set has_failed = r.has_failed or excluded.has_failed;
      update public.refunds r set status = 'failed' from public.provider_refunds p
      where r.provider_id = object ->> 'id' and r.status = 'sent' and p.id = r.provider_id and p.has_failed;
      perform private.settle_returned(intent);
      result := 'refund';
    end if;
  elsif kind like 'charge.dispute.%' then
    if intent is not null then
      insert into public.disputes as d (id, payment_intent_id, amount_cents, reason, due_at, outcome, is_withdrawn, is_reinstated)
      values (object ->> 'id', intent, (object ->> 'amount')::integer, coalesce(object ->> 'reason', ''),
        to_timestamp((object #>> '{evidence_details,due_by}')::double precision),
        case object ->> 'status' when 'won' then 'won' when 'lost' then 'lost'
          when 'warning_closed' then 'dropped' when 'prevented' then 'dropped' end,
        kind = 'charge.dispute.funds_withdrawn', kind = 'charge.dispute.funds_reinstated')
      on conflict (id) do update set amount_cents = greatest(d.amount_cents, excluded.amount_cents),
        due_at = greatest(d.due_at, excluded.due_at), -- A bank that says both has given the money back.
        outcome = greatest(d.outcome, excluded.outcome),
        is_withdrawn = d.is_withdrawn or excluded.is_withdrawn, is_reinstated = d.is_reinstated or excluded.is_reinstated;
      perform private.settle_returned(intent);
      result := 'dispute';
    end if;
  elsif kind like 'checkout.session.%' then
    select * into checkout from public.checkout_sessions
    where id = private.uuid_of(object ->> 'client_reference_id') and coalesce(stripe_session_id, object ->> 'id') = object ->> 'id'
    for update;
    reached := case kind
      when 'checkout.session.completed' then
        case when object ->> 'payment_status' = 'unpaid' then 'processing' else 'paid' end
      when 'checkout.session.async_payment_succeeded' then 'paid'
      when 'checkout.session.async_payment_failed' then 'failed'
      when 'checkout.session.expired' then 'expired'
    end;
    if checkout.id is null then
      result := 'unknown_session';
    elsif reached = 'paid' and ((object ->> 'amount_total')::bigint, lower(object ->> 'currency'))
        is distinct from (checkout.total_cents::bigint, 'cad') then
      result := 'amount_mismatch';
    elsif reached is not null then
      update public.checkout_sessions set stripe_session_id = object ->> 'id',
        status = ranks[greatest(array_position(ranks, status), array_position(ranks, reached))]
      where id = checkout.id;
      result := reached;
      if reached = 'paid' and private.fulfil_checkout(checkout, object ->> 'id', intent) then result := 'fulfilled'; end if;
    end if;
  end if;
  update public.stripe_events set outcome = result where id = event ->> 'id';
  return result;
end
$$;

CREATE OR REPLACE FUNCTION private.shown_lists() RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select coalesce(jsonb_object_agg(list, entries), '{}') from (
    select list, jsonb_agg(data - 'order_id' order by place) as entries
    from (
      select list, data, row_number() over (partition by list order by position, id) as place
      from public.site_entries
      where is_published and (list <> 'success_notifications'
        or exists (
          select from public.orders o where o.id = private.uuid_of(data ->> 'order_id') and o.status <> 'refunded'))
    ) shown
    where place <= 12
    group by list
  ) lists
$$;

-- Two statements, because an index gives an order that is written in it, not one that is chosen by a `case`.
create or replace function private.top_creators(ranking text, size integer) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant integer := least(greatest(coalesce(size, 10), 1), 100);
begin
  if ranking = 'revenue' then
    return query select id from public.creators where is_public and show_revenue
      order by total_revenue desc, avg_rating desc, name limit most;
  elsif ranking = 'rating' then
    return query select id from public.creators where is_public and avg_rating >= 4 order by avg_rating desc, name limit most;
  else
    perform private.fail('bad_request', 422, 'Creators are ranked by revenue or rating.');
  end if;
end
$$;

-- One pass over the creator's rows, not one for each month.
create or replace function private.creator_series(months integer) returns table (month text, revenue_cents bigint, students bigint)
language sql stable security definer set search_path = '' as $$
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


CREATE OR REPLACE FUNCTION private.my_courses() RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with mine as materialized (
    select f.id from public.formations f where f.creator_id = private.my_creator_id() and f.deleted_at is null
  ), learning as (
    select p.formation_id, count(*) as students
    from mine join public.user_formation_progress p on p.formation_id = mine.id
    left join public.products d on d.formation_id = mine.id
    left join public.user_products u on u.product_id = d.id and u.user_id = p.user_id
    where coalesce(u.is_active, true) group by 1
  ), earned as (
    select d.formation_id, sum(e.creator_cents) as cents
    from mine join public.products d on d.formation_id = mine.id
    join public.order_items i on i.product_id = d.id join public.creator_earnings e on e.order_item_id = i.id group by 1
  ), lessons as (
    select m.formation_id, count(*) as modules
    from mine join public.formation_modules m on m.formation_id = mine.id group by 1
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


-- Who renames a category or themselves marks the courses, and writes the words of the first fifty for the search; the worker the others'.
create table private.changed_names (formation_id uuid not null);
alter table private.changed_names enable row level security;
revoke all on private.changed_names from public, anon, authenticated;
grant all on private.changed_names to service_role;

create or replace function private.search_text_after_rename() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'creators' then
    insert into private.changed_names select id from public.formations where creator_id = new.id;
  else
    insert into private.changed_names select id from public.formations where category_id = new.id;
  end if;
  perform private.fold_names(50);
  return null;
end
$$;

create function private.fold_names(size integer) returns integer
language plpgsql set search_path = '' as $$
declare
  marks constant tid[] := array(select m.ctid from private.changed_names m limit size for update skip locked);
  free uuid[];
  gone integer;
begin
  free := array(
    select f.id from public.formations f
    where f.id in (select m.formation_id from private.changed_names m where m.ctid = any (marks))
    for no key update skip locked
  );
  delete from private.changed_names m
  where m.ctid = any (marks)
    and (m.formation_id = any (free) or not exists (select from public.formations f where f.id = m.formation_id));
  get diagnostics gone = row_count;
  -- Touching the title makes formations_search rebuild the text.
  update public.formations set title = title where id = any (free);
  return gone;
end
$$;
revoke execute on function private.fold_names(integer) from public, anon, authenticated;
grant execute on function private.fold_names(integer) to service_role;

create or replace function private.fold_figures(size integer default 2000) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('private.fold_figures')) then return 0; end if;
  -- One of them a transaction, so that its rows are free again soon.
  return coalesce(nullif(private.fold_lessons(least(size, 200)), 0), nullif(private.fold_names(least(size, 200)), 0),
    nullif(private.fold_courses(size), 0), private.fold_creators(size));
end
$$;

-- Of an index of those who have some.
CREATE OR REPLACE FUNCTION private.catalogue(search text, category_slugs text[], course_level text, is_premium boolean, min_rating numeric, min_minutes integer, max_minutes integer, only_featured boolean, page_size integer, page_offset integer, sort_by text, slugs text[]) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET random_page_cost TO '1.1'
    AS $$
declare
  size constant integer := least(greatest(coalesce(page_size, 24), 0), 1000);
  start constant integer := greatest(coalesce(page_offset, 0), 0);
  -- How many matches of a search are counted and can be paged through; nobody reads further.
  counted constant integer := 5000;
  words constant private.course_search := private.read_search(search);
  filters constant private.course_filters := row(
    case when category_slugs is not null
      then array(
        select id from public.categories where slug = any (category_slugs)
        union select category_id from private.former_categories where slug = any (category_slugs)
      ) end,
    course_level, is_premium, min_rating, min_minutes, max_minutes, only_featured, slugs[1:200]);
  is_filtered constant boolean := not (filters is null);
  total bigint;
  way text;
  places tid[];
  courses real;
  is_walked boolean := true;
  is_capped boolean := false;
begin
  if words is null then
    if is_filtered then
      total := private.count_courses(filters);
    else
      -- The number of all courses is kept per creator.
      select coalesce(sum(total_formations), 0) into total from public.creators where total_formations > 0;
    end if;
  else
    -- At the beginning of words, where they are words; other forms of them only where no course has them as they were
    -- written; then what stands inside of words.
    foreach way in array array_remove(array[
      case when words.beginnings is not null then 'beginnings' else 'insides' end,
      case when words.forms is not null then 'forms' end,
      case when words.beginnings is not null then 'insides' end
    ], null) loop
      places := private.find_courses(words, way, filters, counted + 1);
      total := cardinality(places);
      exit when total > 0;
      exit when is_filtered and private.find_courses(words, way, null, counted) <> '{}';
    end loop;
    if total = 0 then return jsonb_build_object('total', 0, 'items', '[]'::jsonb); end if;
    -- Each course of the index in order is asked for the words until the page is full, or each match is read and sorted.
    -- To take a text apart into stems costs ten times what other looks do.
    select reltuples into courses from pg_catalog.pg_class where oid = 'public.formations'::regclass;
    is_walked := (start + size) * courses * case when way = 'forms' then 10 else 1 end < total * total;
    is_capped := total > counted;
    if is_walked or is_capped then places := null; end if;
  end if;
  return jsonb_build_object(
      'total', least(total, case when is_capped then counted end),
      'items', private.course_cards(
        private.page_of_courses(words, way, filters, places, is_walked, sort_by, size, start)))
    || case when is_capped then jsonb_build_object('is_capped', true) else '{}' end;
end
$$;
