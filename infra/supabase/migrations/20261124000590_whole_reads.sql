-- What the table of requests showed to read whole tables (docs/load.md): rows are found by what names them, and a file of what was found
-- is one answer instead of hundreds of pages.
-- Undone by: the definitions before it.
set local lock_timeout = '1s';

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
      where a.id in (
        select own.id from private.appointments own join public.leads l on l.id = own.lead_id where l.email = private.proven_email(person)
        union select own.id from private.appointments own join public.bookings b on b.id = own.booking_id where b.user_id = person
      )
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

-- What a key is about, after its kind.
create function private.first_id_in(key text) returns text immutable parallel safe language sql set search_path = ''
as $$ select substring(key from '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}') $$;
revoke execute on function private.first_id_in(text) from public, anon, authenticated;
grant execute on function private.first_id_in(text) to service_role;

create or replace function private.delete_account(person uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  address text;
  creator uuid;
begin
  perform pg_advisory_xact_lock(hashtext('private.set_profile_role'));
  if exists (select from public.profiles where user_id = person and role = 'admin')
    and not exists (select from public.profiles where role = 'admin' and user_id <> person) then
    perform private.fail('last_owner', 409, 'Somebody has to own the site.');
  end if;
  select email into address from auth.users where id = person;
  select id into creator from public.creators where user_id = person;
  if creator is not null then
    update public.products p set is_active = false
    from public.formations f where f.id = p.formation_id and f.creator_id = creator;
    update public.products p set is_active = false
    from public.product_creators c where c.product_id = p.id and c.creator_id = creator;
    -- What nobody has bought goes with its files; what somebody has bought stays theirs.
    delete from public.products p
    where (p.formation_id in (select f.id from public.formations f where f.creator_id = creator)
        or p.id in (select c.product_id from public.product_creators c where c.creator_id = creator))
      and not exists (select from public.user_products u where u.product_id = p.id)
      and not exists (select from public.order_items i where i.product_id = p.id)
      and not exists (select from public.user_certificates c where c.formation_id = p.formation_id);
    delete from public.formations f where f.creator_id = creator and not exists (
      select from public.products p join public.user_products u on u.product_id = p.id where p.formation_id = f.id
    ) and not exists (select from public.user_certificates c where c.formation_id = f.id);
    update public.formations set is_published = false where creator_id = creator;
    delete from public.creator_services where creator_id = creator;
    update public.creators set name = 'Ancien formateur', slug = 'ancien-formateur-' || left(id::text, 8), bio = null,
      bio_long = null, avatar_url = null, avatar_alt = null, website_url = null, linkedin_url = null, company = null, location = null,
      show_revenue = false, consulting_available = false, is_verified = false, specialties = '{}', page_agreed_at = null, page_shown = null
    where id = creator;
    -- Of what was given to them the receipts keep the name, for who gave.
    update public.checkout_sessions set name = 'Soutien à un ancien formateur' where creator_id = creator and tip_id is not null;
    delete from public.creator_tips where creator_id = creator and status = 'pending';
  end if;
  -- What they said with a tip was copied to what they paid, and to what they have not.
  update public.checkout_sessions c set description = '' from public.creator_tips t where t.id = c.tip_id and t.user_id = person;
  update public.order_items i set description = '' from public.creator_tips t where t.id = i.tip_id and t.user_id = person;
  delete from public.creator_tips where user_id = person and status = 'pending';
  update public.creator_tips set message = null where user_id = person;
  update public.refunds r set reason = null, answer = null
  from public.orders o where o.id = r.order_id and o.user_id = person;
  update public.orders set refund_reason = null where user_id = person;
  update private.staff_acts set detail = '{}' where detail <> '{}' and subject_id = any (array(
    select person union select creator
    union select o.id from public.orders o where o.user_id = person
    union select a.id from public.creator_applications a where a.user_id = person));
  update private.staff_acts set detail = '{}'
  where detail ->> 'measure' = any (array(select m.id::text from public.moderations m where m.user_id = person));
  delete from private.jobs where subject_id = any (array(
    select person
    union select m.id from public.moderations m where m.user_id = person
    union select a.id from public.creator_applications a where a.user_id = person));
  delete from private.jobs where private.first_id_in(unique_key) = person::text;
  update private.jobs set last_error = null where position(lower(address) in lower(last_error)) > 0;
  perform private.forget_sign_ins(person, address);
  delete from public.leads where email = private.proven_email(person);
  delete from auth.users where id = person;
  perform private.enqueue('remove_files', 'remove_files:' || gen_random_uuid(), null);
end
$$;

create or replace function private.accounting(since date, until date) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not private.works_as('sales') then
    raise exception 'only the owner and sales read the accounts' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('created_at', j.created_at, 'order_id', j.order_id, 'kind', j.kind,
      'items', (select string_agg(i.name, ', ') from public.order_items i where i.order_id = j.order_id),
      'subtotal_cents', j.subtotal_cents, 'tps_cents', j.tps_cents,
      'tvq_cents', j.tvq_cents, 'total_cents', j.total_cents)
      -- Each by its id: how many there are is not known before, and all orders would be read for a month's.
      || (select jsonb_build_object('payment', o.payment_intent_id, 'tps_number', o.tps_number, 'tvq_number', o.tvq_number)
        from public.orders o where o.id = j.order_id) order by j.created_at, j.id), '[]')
    from public.journal_entries j
    where j.created_at >= since::timestamp at time zone 'America/Toronto'
      and j.created_at < (until + 1)::timestamp at time zone 'America/Toronto'
  );
end
$$;

create or replace function private.forget_old() RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  requests integer;
  finished integer;
begin
  -- What was merged goes with what it is part of, whose last exchange counts.
  with old as (
    select id from public.leads where kind = 'contact' and merged_into is null and touched_at < now() - interval '24 months'
  )
  delete from public.leads where id = any (array(
    select id from old union select l.id from public.leads l join old on old.id = l.merged_into));
  get diagnostics requests = row_count;
  delete from public.leads where kind = 'newsletter' and (status = 'pending' and created_at < now() - interval '30 days'
    or status = 'unsubscribed' and unsubscribed_at < now() - interval '1 year');
  delete from private.absences where upper(during) < now() - interval '1 year';
  delete from private.jobs where state <> 'waiting' and finished_at < now() - interval '35 days';
  get diagnostics finished = row_count;
  update private.letter_sends set lead_id = null, user_id = null
  where created_at < now() - interval '1 year' and (lead_id is not null or user_id is not null);
  return jsonb_build_object('requests', requests, 'jobs', finished);
end
$$;

create or replace function private.console_applications() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not private.works_as('content', 'support') then
    raise exception 'only staff read applications' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(each)), '[]')
    from (
      select a.id, a.about, a.website_url, a.status, a.answer, a.created_at, a.decided_at, p.full_name, u.email
      from (
        select * from public.creator_applications c order by c.status = 'waiting' desc, c.created_at desc limit 200
      ) a join auth.users u on u.id = a.user_id
      left join public.profiles p on p.user_id = a.user_id
      order by a.status = 'waiting' desc, a.created_at desc
    ) each
  );
end
$$;

create or replace function private.list_appointments(from_moment timestamp with time zone, of_host uuid, of_request uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET plan_cache_mode TO 'force_custom_plan'
    AS $$
begin
  if of_request is not null then
    perform private.assert_handles_requests();
  else
    perform private.assert_handles_host(of_host);
  end if;
  return (
    select coalesce(jsonb_agg(found.line order by found.starts_at), '[]') from (
      select a.starts_at, private.show_appointment(a) - 'token' || jsonb_build_object('id', a.id, 'host_id', a.host_id, 'request', a.lead_id,
        'booking', a.booking_id, 'visitor', coalesce(l.name, nullif(trim(p.full_name), ''), u.email),
        'email', coalesce(l.email, u.email), 'phone', l.phone, 'company', l.company,
        'is_undelivered', exists (
          select from private.appointment_notices n join private.jobs j on j.subject_id = n.id
          where n.appointment_id = a.id and j.state = 'failed' and not exists (
            select from private.appointment_notices later
            where later.appointment_id = a.id and later.host_id is not distinct from n.host_id and later.number > n.number)
        )) as line
      from private.appointments a
        left join public.leads l on l.id = a.lead_id
        left join public.bookings b on b.id = a.booking_id
        left join auth.users u on u.id = b.user_id left join public.profiles p on p.user_id = b.user_id
      where a.state not in ('held', 'lapsed') and (a.lead_id is not null or a.booking_id is not null)
        and (of_request is null or a.lead_id = of_request)
        and (of_request is not null or a.ends_at > from_moment and (of_host is null or a.host_id = of_host))
      order by a.starts_at limit 200
    ) found
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
        'hours', coalesce(w.hours, '[]')
      ) order by h.user_id is null, p.full_name), '[]')
      from auth.users u join public.profiles p on p.user_id = u.id left join private.hosts h on h.user_id = u.id
      left join (
        select x.host_id, jsonb_agg(jsonb_build_object('weekday', x.weekday, 'starts_at', to_char(x.starts_at, 'HH24:MI'),
          'ends_at', to_char(x.ends_at, 'HH24:MI')) order by x.weekday, x.starts_at) as hours
        from private.host_hours x group by 1
      ) w on w.host_id = u.id
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

-- Of any length; who may read them is asked by who calls it.
create function private.found_orders(words text, order_status text, since date, until date, after_at timestamp with time zone, after_id uuid, size integer) RETURNS TABLE(id uuid, created_at timestamp with time zone, status text, total_cents integer, refunded_cents integer, disputed_cents integer, dispute_status text, is_asked boolean, buyer_name text, buyer_email text, items text)
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    SET plan_cache_mode TO 'force_custom_plan'
    AS $_$
declare
  -- Characters that `like` reads in its own way are looked for as they are.
  pattern constant text := '%' || regexp_replace(private.fold_text(nullif(trim(words), '')), '([\\%_])', '\\\1', 'g') || '%';
  -- The beginning of an order's id, as receipts have it.
  number constant text := substring(replace(lower(trim(words)), '-', '') from '^[0-9a-f]{4,32}$');
begin
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
  limit size;
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
  limit size;
  end if;
end
$_$;
revoke execute on function private.found_orders(text, text, date, date, timestamptz, uuid, integer) from public, anon, authenticated;
grant execute on function private.found_orders(text, text, date, date, timestamptz, uuid, integer) to service_role;

create or replace function private.console_orders(words text, order_status text, since date, until date, after_at timestamp with time zone, after_id uuid, size integer) RETURNS TABLE(id uuid, created_at timestamp with time zone, status text, total_cents integer, refunded_cents integer, disputed_cents integer, dispute_status text, is_asked boolean, buyer_name text, buyer_email text, items text)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not private.works_as('sales', 'support') then
    raise exception 'only staff read orders' using errcode = '42501';
  end if;
  return query select * from private.found_orders(words, order_status, since, until, after_at, after_id, least(size, 200));
end
$$;

create or replace function private.export_orders(words text, order_status text, since date, until date) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  rows jsonb;
begin
  if not private.acts_as('sales', 'support') then
    raise exception 'only staff export orders' using errcode = '42501';
  end if;
  select coalesce(jsonb_agg(to_jsonb(o) order by o.created_at desc, o.id desc), '[]') into rows
  from private.found_orders(words, order_status, since, until, null, null, 20000) o;
  perform private.note_act('money', null, 'orders_exported', jsonb_strip_nulls(jsonb_build_object('words', left(words, 200),
    'status', order_status, 'since', since, 'until', until, 'count', jsonb_array_length(rows))));
  return rows;
end
$$;

-- Of any length; who may read them is asked by who calls it.
create function private.found_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text, before_at timestamp with time zone, before_id uuid, size integer) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    SET plan_cache_mode TO 'force_custom_plan'
    AS $$
declare
  -- Characters that `like` reads in its own way are looked for as they are.
  pattern constant text := '%' || regexp_replace(private.fold_text(nullif(trim(wanted), '')), '([\\%_])', '\\\1', 'g') || '%';
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at desc, r.id desc), '[]') from (
      select l.id, l.created_at, l.name, l.email, l.company, l.asked, l.stage, l.due_on, l.amount_cents, l.owner_id, l.service,
        exists (select from private.jobs j where j.subject_id = l.id and j.state = 'failed') as is_undelivered
      from public.leads l
      where l.kind = 'contact' and l.merged_into is null
        and (in_stage is null or l.stage = in_stage)
        and (asked_for is null or l.asked = asked_for)
        and (owned_by is null or l.owner_id = owned_by)
        and (pattern is null or l.search_text like pattern)
        and case facet
          when 'late' then l.due_on < (now() at time zone 'America/Toronto')::date and l.stage not in ('won', 'lost')
          when 'undelivered' then exists (select from private.jobs j where j.subject_id = l.id and j.state = 'failed')
          else true
        end
        and (l.created_at, l.id) < (coalesce(before_at, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      order by l.created_at desc, l.id desc limit size
    ) r
  );
end
$$;
revoke execute on function private.found_requests(text, text, uuid, text, text, timestamptz, uuid, integer) from public, anon, authenticated;
grant execute on function private.found_requests(text, text, uuid, text, text, timestamptz, uuid, integer) to service_role;

create or replace function private.list_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text, before_at timestamp with time zone, before_id uuid, size integer) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.assert_handles_requests();
  return private.found_requests(in_stage, asked_for, owned_by, wanted, facet, before_at, before_id, least(greatest(size, 1), 50));
end
$$;

create or replace function private.export_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  rows jsonb;
begin
  if not private.acts_as('sales') then
    raise exception 'only staff export requests' using errcode = '42501';
  end if;
  rows := private.found_requests(in_stage, asked_for, owned_by, wanted, facet, null, null, 20000);
  perform private.note_act('request', null, 'requests_exported', jsonb_strip_nulls(jsonb_build_object('stage', in_stage,
    'asked', asked_for, 'owner', owned_by, 'words', left(wanted, 200), 'facet', facet, 'count', jsonb_array_length(rows))));
  return rows;
end
$$;
