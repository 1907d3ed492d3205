-- What the table of requests showed to grow with the site (docs/load.md). Lists go on after a row that an index finds; searches look names up
-- instead of reading all orders and people; what a page counts is counted once.
-- Undone by: the definitions before it.
set local lock_timeout = '1s';

-- Who was paid back is few: they are looked up among themselves.
create or replace function private.creator_figures(ids uuid[]) RETURNS TABLE(id uuid, total_formations integer, active_services integer, total_students integer, total_revenue bigint, avg_rating numeric)
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

create or replace function private.my_courses() RETURNS jsonb
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

-- Fewer at a time: who publishes a course waits for the creator's row.
create or replace function private.fold_figures(size integer DEFAULT 2000) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not pg_try_advisory_xact_lock(hashtext('private.fold_figures')) then return 0; end if;
  -- One of them a transaction, so that its rows are free again soon.
  return coalesce(nullif(private.fold_lessons(least(size, 200)), 0), nullif(private.fold_names(least(size, 200)), 0),
    nullif(private.fold_courses(least(size, 500)), 0), private.fold_creators(least(size, 100)));
end
$$;

-- No badge asks for more than ten modules: more are not counted.
create or replace function private.award_badges(learner uuid) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with done as (
    select
      (
        select count(*) from (
          select from public.user_module_progress p join public.formation_modules m on m.id = p.module_id
          where p.user_id = learner and p.completion_percentage >= 90 and private.earned_percentage(p, m) = 100 limit 10
        ) done_ones
      ) as modules,
      (select count(*) from public.user_formation_progress where user_id = learner and completed_at is not null) as courses,
      private.earned_streak(learner) as streak
  )
  insert into public.user_badges (user_id, code, name, description)
  select learner, badge.code, badge.name, badge.description
  from done, lateral (values
    ('premier-pas', 'Premier pas', 'Un premier module terminé.', done.modules >= 1),
    ('dix-modules', 'Dix modules', 'Dix modules terminés.', done.modules >= 10),
    ('premiere-formation', 'Première formation', 'Une formation terminée du début à la fin.', done.courses >= 1),
    ('trois-formations', 'Trois sommets', 'Trois formations terminées.', done.courses >= 3),
    ('sept-jours', 'Sept jours d’affilée', 'Une semaine d’apprentissage sans interruption.', done.streak >= 7),
    ('trente-jours', 'Trente jours d’affilée', 'Un mois d’apprentissage sans interruption.', done.streak >= 30)
  ) as badge (code, name, description, is_earned)
  where badge.is_earned
  on conflict do nothing
$$;

-- Whose name or address has some words in it, without accents. Addresses are those of the sign-in service, whose tables get no index of ours.
create function private.people_named(pattern text) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select p.user_id from public.profiles p where private.fold_text(p.full_name) like pattern
  union select u.id from auth.users u where lower(u.email) like pattern
$$;
revoke execute on function private.people_named(text) from public, anon, authenticated;
grant execute on function private.people_named(text) to service_role;

create or replace function private.console_people(words text, after_at timestamp with time zone, after_id uuid, size integer) RETURNS TABLE(id uuid, created_at timestamp with time zone, full_name text, email text, profile_role text, staff_roles text[], orders integer, suspension uuid)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET plan_cache_mode TO 'force_custom_plan'
    AS $$
declare
  pattern constant text := '%' || regexp_replace(private.fold_text(nullif(trim(words), '')), '([\\%_])', '\\\1', 'g') || '%';
begin
  if not private.works_as('sales', 'support') then
    raise exception 'only staff read who people are' using errcode = '42501';
  end if;
  if pattern is null then
    return query
  select u.id, p.created_at, p.full_name, u.email::text, p.role,
    coalesce((select array_agg(s.role order by s.role) from public.staff_roles s where s.user_id = u.id), '{}'),
    (select count(*)::integer from public.orders o where o.user_id = u.id),
    (select m.id from public.moderations m where m.kind = 'account' and m.subject_id = u.id and m.lifted_at is null)
  from public.profiles p join auth.users u on u.id = p.user_id
  where (p.created_at, p.user_id) < (coalesce(after_at, 'infinity'), coalesce(after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
  order by p.created_at desc, p.user_id desc
  limit least(size, 200);
  else
    return query
  select u.id, p.created_at, p.full_name, u.email::text, p.role,
    coalesce((select array_agg(s.role order by s.role) from public.staff_roles s where s.user_id = u.id), '{}'),
    (select count(*)::integer from public.orders o where o.user_id = u.id),
    (select m.id from public.moderations m where m.kind = 'account' and m.subject_id = u.id and m.lifted_at is null)
  from public.profiles p join auth.users u on u.id = p.user_id
  where (p.created_at, p.user_id) < (coalesce(after_at, 'infinity'), coalesce(after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    and p.user_id in (select private.people_named(pattern))
  order by p.created_at desc, p.user_id desc
  limit least(size, 200);
  end if;
end
$$;

create or replace function private.console_orders(words text, order_status text, since date, until date, after_at timestamp with time zone, after_id uuid, size integer) RETURNS TABLE(id uuid, created_at timestamp with time zone, status text, total_cents integer, refunded_cents integer, disputed_cents integer, dispute_status text, is_asked boolean, buyer_name text, buyer_email text, items text)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET plan_cache_mode TO 'force_custom_plan'
    AS $$
declare
  -- Characters that `like` reads in its own way are looked for as they are.
  pattern constant text := '%' || regexp_replace(private.fold_text(nullif(trim(words), '')), '([\\%_])', '\\\1', 'g') || '%';
  -- The beginning of an order's id, as receipts have it.
  number constant text := substring(replace(lower(trim(words)), '-', '') from '^[0-9a-f]{4,32}$');
begin
  if not private.works_as('sales', 'support') then
    raise exception 'only staff read orders' using errcode = '42501';
  end if;
  if pattern is null then
    return query
  select o.id, o.created_at, o.status, o.total_cents, o.refunded_cents, o.disputed_cents, o.dispute_status, asked.waits,
    p.full_name, u.email::text, i.names
  from public.orders o
  left join auth.users u on u.id = o.user_id
  left join public.profiles p on p.user_id = o.user_id
  cross join lateral (select string_agg(t.name, ', ') as names from public.order_items t where t.order_id = o.id) i
  cross join lateral (
    select exists (select from public.refunds r where r.order_id = o.id and r.status = 'asked') as waits
  ) asked
  where (o.created_at, o.id) < (coalesce(after_at, 'infinity'), coalesce(after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    and (order_status is null or o.status = order_status or (order_status = 'asked' and asked.waits)
      or (order_status = 'disputed' and o.dispute_status in ('open', 'lost')))
    and (since is null or o.created_at >= since::timestamp at time zone 'America/Toronto')
    and (until is null or o.created_at < (until + 1)::timestamp at time zone 'America/Toronto')
  order by o.created_at desc, o.id desc
  limit least(size, 200);
  else
    return query
  select o.id, o.created_at, o.status, o.total_cents, o.refunded_cents, o.disputed_cents, o.dispute_status, asked.waits,
    p.full_name, u.email::text, i.names
  from public.orders o
  left join auth.users u on u.id = o.user_id
  left join public.profiles p on p.user_id = o.user_id
  cross join lateral (select string_agg(t.name, ', ') as names from public.order_items t where t.order_id = o.id) i
  cross join lateral (
    select exists (select from public.refunds r where r.order_id = o.id and r.status = 'asked') as waits
  ) asked
  where (o.created_at, o.id) < (coalesce(after_at, 'infinity'), coalesce(after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    and (order_status is null or o.status = order_status or (order_status = 'asked' and asked.waits)
      or (order_status = 'disputed' and o.dispute_status in ('open', 'lost')))
    and (since is null or o.created_at >= since::timestamp at time zone 'America/Toronto')
    and (until is null or o.created_at < (until + 1)::timestamp at time zone 'America/Toronto')
    and o.id in (
      select b.id from public.orders b where b.user_id in (select private.people_named(pattern))
      -- Of what is sold most, some thousands.
      union (select t.order_id from public.order_items t where private.fold_text(t.name) like pattern limit 5000)
      union select b.id from public.orders b where number is not null and b.id between
        rpad(number, 32, '0')::uuid and rpad(number, 32, 'f')::uuid
    )
  order by o.created_at desc, o.id desc
  limit least(size, 200);
  end if;
end
$$;

create or replace function private.list_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text, before_at timestamp with time zone, before_id uuid, size integer) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET plan_cache_mode TO 'force_custom_plan'
    AS $$
declare
  words constant text := private.fold_text(nullif(trim(wanted), ''));
begin
  perform private.assert_handles_requests();
  return (
    select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at desc, r.id desc), '[]') from (
      select l.id, l.created_at, l.name, l.email, l.company, l.asked, l.stage, l.due_on, l.amount_cents, l.owner_id, l.service,
        exists (select from private.jobs j where j.subject_id = l.id and j.state = 'failed') as is_undelivered
      from public.leads l
      where l.kind = 'contact' and l.merged_into is null
        and (in_stage is null or l.stage = in_stage)
        and (asked_for is null or l.asked = asked_for)
        and (owned_by is null or l.owner_id = owned_by)
        and (words is null or position(words in l.search_text) > 0)
        and case facet
          when 'late' then l.due_on < (now() at time zone 'America/Toronto')::date and l.stage not in ('won', 'lost')
          when 'undelivered' then exists (select from private.jobs j where j.subject_id = l.id and j.state = 'failed')
          else true
        end
        and (l.created_at, l.id) < (coalesce(before_at, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      order by l.created_at desc, l.id desc limit least(greatest(size, 1), 50)
    ) r
  );
end
$$;

create or replace function private.export_orders(words text, order_status text, since date, until date) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  page jsonb;
  last jsonb;
  -- A list of pages: to put one after another into one value copies all before it each time.
  pages jsonb[] := '{}';
  count integer := 0;
begin
  if not private.acts_as('sales', 'support') then
    raise exception 'only staff export orders' using errcode = '42501';
  end if;
  loop
    select coalesce(jsonb_agg(to_jsonb(o) order by o.created_at desc, o.id desc), '[]') into page
    from private.console_orders(words, order_status, since, until,
      (last ->> 'created_at')::timestamptz, (last ->> 'id')::uuid, 200) o;
    pages := pages || page;
    count := count + jsonb_array_length(page);
    last := page -> -1;
    exit when jsonb_array_length(page) < 200 or count >= 20000;
  end loop;
  perform private.note_act('money', null, 'orders_exported', jsonb_strip_nulls(jsonb_build_object('words', left(words, 200),
    'status', order_status, 'since', since, 'until', until, 'count', count)));
  return (select coalesce(jsonb_agg(row), '[]') from unnest(pages) page_of, jsonb_array_elements(page_of) row);
end
$$;

create or replace function private.export_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  page jsonb;
  last jsonb;
  -- A list of pages: to put one after another into one value copies all before it each time.
  pages jsonb[] := '{}';
  count integer := 0;
begin
  if not private.acts_as('sales') then
    raise exception 'only staff export requests' using errcode = '42501';
  end if;
  loop
    page := private.list_requests(in_stage, asked_for, owned_by, wanted, facet,
      (last ->> 'created_at')::timestamptz, (last ->> 'id')::uuid, 50);
    pages := pages || page;
    count := count + jsonb_array_length(page);
    last := page -> -1;
    exit when jsonb_array_length(page) < 50 or count >= 20000;
  end loop;
  perform private.note_act('request', null, 'requests_exported', jsonb_strip_nulls(jsonb_build_object('stage', in_stage,
    'asked', asked_for, 'owner', owned_by, 'words', left(wanted, 200), 'facet', facet, 'count', count)));
  return (select coalesce(jsonb_agg(row), '[]') from unnest(pages) page_of, jsonb_array_elements(page_of) row);
end
$$;

create or replace function private.request_board() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.assert_handles_requests();
  return jsonb_build_object(
    'stages', (
      select coalesce(jsonb_object_agg(stage, n), '{}') from (
        select stage, count(*) n from public.leads where kind = 'contact' and merged_into is null group by stage
      ) s
    ),
    'late', (
      select count(*) from public.leads
      where kind = 'contact' and merged_into is null and stage not in ('won', 'lost')
        and due_on < (now() at time zone 'America/Toronto')::date
    ),
    'undelivered', (
      select count(distinct l.id) from private.jobs j join public.leads l on l.id = j.subject_id
      where j.state = 'failed' and l.kind = 'contact' and l.merged_into is null
    ),
    'owners', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.user_id, 'name', coalesce(p.full_name, u.email)) order by p.full_name), '[]')
      from public.profiles p join auth.users u on u.id = p.user_id
      where p.user_id in (
        select a.user_id from public.profiles a where a.role = 'admin' union select s.user_id from public.staff_roles s where s.role = 'sales'
      )
    )
  );
end
$$;

create or replace function private.appointment_hosts() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  all_of_them constant boolean := private.works_as('sales', 'support');
begin
  if not all_of_them then perform private.assert_handles_host(auth.uid()); end if;
  return jsonb_build_object(
    'kinds', (select jsonb_agg(to_jsonb(k) order by k.minutes, k.id) from private.appointment_kinds k),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', u.id, 'name', coalesce(nullif(trim(p.full_name), ''), u.email), 'is_consultant', p.role = 'creator',
        'kinds', coalesce(to_jsonb(h.kinds), '[]'), 'room_url', h.room_url, 'has_calendar', h.calendar_url is not null,
        'calendar_read_at', h.calendar_read_at, 'calendar_error', h.calendar_error,
        'hours', (
          select coalesce(jsonb_agg(jsonb_build_object('weekday', w.weekday, 'starts_at', to_char(w.starts_at, 'HH24:MI'),
            'ends_at', to_char(w.ends_at, 'HH24:MI')) order by w.weekday, w.starts_at), '[]')
          from private.host_hours w where w.host_id = u.id
        )
      ) order by h.user_id is null, p.full_name), '[]')
      from auth.users u join public.profiles p on p.user_id = u.id left join private.hosts h on h.user_id = u.id
      where p.user_id = any (array(
          select a.user_id from public.profiles a where a.role in ('admin', 'creator')
          union select x.user_id from private.hosts x union select s.user_id from public.staff_roles s
        ))
        and (all_of_them or u.id = auth.uid())
    ),
    'absences', (
      select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'host_id', x.host_id, 'starts_at', lower(x.during),
        'ends_at', upper(x.during), 'reason', x.reason) order by lower(x.during)), '[]')
      from private.absences x where upper(x.during) > now() and (all_of_them or x.host_id is null or x.host_id = auth.uid())
    )
  );
end
$$;

create or replace function private.console_catalogue() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.assert_keeps_catalogue();
  return jsonb_build_object(
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'description', c.description,
        'color', c.color, 'is_first', c.id = '1',
        'courses', (select count(*) from public.formations f where f.category_id = c.id and f.deleted_at is null)
      ) order by c.position, c.id), '[]')
      from public.categories c
    ),
    'featured', (
      select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'title', f.title, 'slug', f.slug, 'is_shown', f.is_featured,
        'is_published', f.is_published, 'starts_on', x.starts_on, 'ends_on', x.ends_on
      ) order by x.place, f.view_count desc, f.id), '[]')
      from public.formations f left join private.featured_courses x on x.formation_id = f.id
      where f.id in (
        select s.id from public.formations s where s.is_featured union select y.formation_id from private.featured_courses y
      ) and f.deleted_at is null
    ),
    'sponsors', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'company_name', s.company_name, 'description', s.description,
        'website_url', s.website_url, 'is_active', s.is_active,
        'sponsorships', (
          select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'course', f.title, 'slug', f.slug, 'amount', p.amount,
            'is_active', p.is_active, 'is_running', p.is_active and p.starts_at <= now() and p.ends_at > now(),
            'starts_on', (p.starts_at at time zone 'America/Toronto')::date,
            'ends_on', ((p.ends_at - interval '1 microsecond') at time zone 'America/Toronto')::date
          ) order by p.starts_at desc, p.id), '[]')
          from public.sponsorships p left join public.formations f on f.id = p.formation_id where p.sponsor_id = s.id
        )) order by s.company_name), '[]')
      from public.quebec_sponsors s
    ));
end
$$;

create or replace function private.letters_board() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  counted jsonb;
begin
  perform private.assert_writes_letters();
  -- Read once, for three counts.
  with subscribers as materialized (select * from private.subscribers())
  select jsonb_build_object(
        'confirmed', (select count(*) from subscribers),
        'interests', (
          select coalesce(jsonb_agg(jsonb_build_object('id', interest, 'count', n) order by n desc, interest), '[]') from (
            select interest, count(*) n from subscribers, unnest(interests) interest group by 1 order by 2 desc limit 40
          ) i
        ),
        'products', (
          select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'count', n) order by n desc, p.name), '[]') from (
            select product, count(*) n from subscribers, unnest(products) product group by 1 order by 2 desc limit 100
          ) b join public.products p on p.id = b.product::uuid
        )
      ) into counted;
  return jsonb_build_object(
    'letters', (
      select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'sequence', l.sequence, 'subject', l.subject, 'state', l.state,
        'send_at', l.send_at, 'on_since', l.on_since, 'delay_hours', l.delay_hours, 'updated_at', l.updated_at,
        'numbers', private.letter_numbers(l.id)) order by coalesce(l.send_at, l.updated_at) desc, l.id), '[]')
      from (
        select * from private.letters order by (sequence is null), coalesce(send_at, updated_at) desc limit 200
      ) l
    ),
    'subscribers', counted
  );
end
$$;

create or replace function private.export_account(person uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $_$
declare
  internal constant text[] := array['decided_by', 'given_by', 'owner_id', 'provider_id', 'payment_intent_id', 'stripe_session_id',
    'idempotency_key', 'url', 'payout_id', 'token', 'search_text', 'phone_key', 'merged_into', 'revision', 'notes_revision', 'undo'];
  owned record;
  rows jsonb;
  result jsonb;
begin
  select jsonb_build_object('account', jsonb_build_object('id', u.id, 'email', u.email, 'created_at', u.created_at,
    'metadata', u.raw_user_meta_data))
  into result from auth.users u where u.id = person;
  for owned in
    select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE' order by c.table_name
  loop
    execute format('select coalesce(jsonb_agg(to_jsonb(t) - $2), ''[]'') from public.%I t where t.user_id = $1', owned.table_name)
    into rows using person, internal;
    result := result || jsonb_build_object(owned.table_name, rows);
  end loop;
  return result || jsonb_build_object(
    'order_items', (
      select coalesce(jsonb_agg(to_jsonb(i) - internal), '[]')
      from public.order_items i join public.orders o on o.id = i.order_id where o.user_id = person
    ),
    'refunds', (
      select coalesce(jsonb_agg(to_jsonb(r) - internal), '[]')
      from public.refunds r join public.orders o on o.id = r.order_id where o.user_id = person
    ),
    'formations', (
      select coalesce(jsonb_agg(to_jsonb(f) - internal), '[]')
      from public.formations f join public.creators c on c.id = f.creator_id where c.user_id = person
    ),
    'creator_earnings', (
      select coalesce(jsonb_agg(to_jsonb(e) - internal), '[]')
      from public.creator_earnings e join public.creators c on c.id = e.creator_id where c.user_id = person
    ),
    'leads', (
      select coalesce(jsonb_agg(to_jsonb(l) - internal - array['stage', 'due_on', 'amount_cents', 'lost_reason']), '[]')
      from public.leads l where l.email = private.proven_email(person)
    ),
    'appointments', (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind, 'state', a.state, 'starts_at', a.starts_at,
        'ends_at', a.ends_at, 'created_at', a.created_at) order by a.starts_at), '[]')
      from private.appointments a
      where a.lead_id in (select l.id from public.leads l where l.email = private.proven_email(person))
        or a.booking_id in (select b.id from public.bookings b where b.user_id = person)
    ),
    'letters', (
      select coalesce(jsonb_agg(jsonb_build_object('subject', l.subject, 'state', s.state, 'created_at', s.created_at,
        'unsubscribed_at', s.unsubscribed_at) order by s.created_at), '[]')
      from private.letter_sends s join private.letters l on l.id = s.letter_id
      where s.id in (
        select own.id from private.letter_sends own where own.user_id = person
        union select sent.id from private.letter_sends sent join public.leads l on l.id = sent.lead_id where l.email = private.proven_email(person)
      )
    ),
    'host_hours', (
      select coalesce(jsonb_agg(to_jsonb(h) - 'host_id' order by h.weekday, h.starts_at), '[]')
      from private.host_hours h where h.host_id = person
    ),
    'absences', (
      select coalesce(jsonb_agg(jsonb_build_object('during', a.during, 'reason', a.reason) order by a.during), '[]')
      from private.absences a where a.host_id = person
    ));
end
$_$;

alter function private.top_creators(text, integer) rows 20;

-- One's own orders are found once, not for each row.
alter policy order_items_read on public.order_items using (
  order_id in (select o.id from public.orders o where o.user_id = (select auth.uid()))
  or (select private.works_as('sales', 'support'))
);
alter policy product_contents_read on public.product_contents using (
  product_id in (select u.product_id from public.user_products u where u.user_id = (select auth.uid()) and u.is_active)
  or (select private.is_admin())
);
