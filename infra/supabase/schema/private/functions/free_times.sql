-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.free_times(wanted_kind text, minutes integer, from_day date, days integer, only_host uuid DEFAULT NULL::uuid, moving uuid DEFAULT NULL::uuid) RETURNS TABLE(host_id uuid, starts_at timestamp with time zone)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with calendar as (select (now() at time zone 'America/Toronto')::date as today),
  first_day as (select today, least(greatest(from_day, today), today + 92) as first from calendar),
  asked as (
    select first, least(first + least(greatest(days, 0), 62) - 1, today + 91) as last,
      tstzrange((first - 1)::timestamptz, (first + 64)::timestamptz) as around
    from first_day
  ),
  people as materialized (
    select h.user_id, k.buffer_minutes, k.notice_hours, away.during as away, kept.during as kept
    from asked
    cross join private.appointment_kinds k
    join private.hosts h on case when only_host is null then k.id = any (h.kinds) else h.user_id = only_host end
    cross join lateral (
      select coalesce(range_agg(d.during), '{}') as during from (
        select a.during from private.absences a where (a.host_id is null or a.host_id = h.user_id) and a.during && asked.around
        union all
        select b.during from private.busy_times b where b.host_id = h.user_id and b.during && asked.around
      ) d
    ) away
    cross join lateral (
      select coalesce(range_agg(p.taken), '{}') as during from private.appointments p
      where p.host_id = h.user_id and p.id is distinct from moving and p.taken && asked.around
        and p.state in ('held', 'booked') and (p.state = 'booked' or p.held_until > now())
    ) kept
    where k.id = wanted_kind
  )
  select p.user_id, slot.at
  from people p
  cross join asked
  cross join generate_series(asked.first::timestamp, asked.last::timestamp, '1 day') as day
  join private.host_hours w on w.host_id = p.user_id and w.weekday = extract(isodow from day)
  cross join lateral generate_series(
    day + w.starts_at, day + w.ends_at - make_interval(mins => free_times.minutes), interval '30 minutes'
  ) as wall (at)
  cross join lateral (select wall.at at time zone 'America/Toronto' as at) as slot
  where slot.at at time zone 'America/Toronto' = wall.at
    and slot.at > now() + make_interval(hours => p.notice_hours)
    and slot.at < now() + interval '90 days'
    and not p.away && tstzrange(slot.at, slot.at + make_interval(mins => free_times.minutes))
    and not p.kept && tstzrange(slot.at, slot.at + make_interval(mins => free_times.minutes + p.buffer_minutes))
$$;

REVOKE ALL ON FUNCTION private.free_times(wanted_kind text, minutes integer, from_day date, days integer, only_host uuid, moving uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.free_times(wanted_kind text, minutes integer, from_day date, days integer, only_host uuid, moving uuid) TO service_role;
