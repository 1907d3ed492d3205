-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.found_orders(words text, order_status text, since date, until date, after_at timestamp with time zone, after_id uuid, size integer) RETURNS TABLE(id uuid, created_at timestamp with time zone, status text, total_cents integer, refunded_cents integer, disputed_cents integer, dispute_status text, is_asked boolean, buyer_name text, buyer_email text, items text)
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

REVOKE ALL ON FUNCTION private.found_orders(words text, order_status text, since date, until date, after_at timestamp with time zone, after_id uuid, size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.found_orders(words text, order_status text, since date, until date, after_at timestamp with time zone, after_id uuid, size integer) TO service_role;
