-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.displace(away uuid, during tstzrange) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  a private.appointments;
  other uuid;
  count integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('private.appointments'));
  update private.appointments p set state = 'lapsed'
  where p.state = 'held' and (away is null or p.host_id = away) and tstzrange(p.starts_at, p.ends_at) && during;
  for a in
    select * from private.appointments p
    where p.state = 'booked' and (away is null or p.host_id = away) and p.starts_at > now()
      and tstzrange(p.starts_at, p.ends_at) && during
    order by p.starts_at
  loop
    other := null;
    if a.booking_id is null then
      select f.host_id into other
      from private.free_times(a.kind, (extract(epoch from a.ends_at - a.starts_at) / 60)::integer,
        (a.starts_at at time zone 'America/Toronto')::date, 1) f
      where f.starts_at = a.starts_at and f.host_id <> a.host_id order by f.host_id limit 1;
      update private.appointments p set state = 'lapsed'
      where p.host_id = other and p.state = 'held' and p.held_until <= now();
    end if;
    update private.appointments p set host_id = coalesce(other, p.host_id), sequence = p.sequence + 1,
      state = case when other is null then 'displaced' else 'booked' end
    where p.id = a.id;
    update public.bookings set status = 'to_schedule', starts_at = null where id = a.booking_id;
    select * into a from private.appointments p where p.id = a.id;
    perform private.tell_appointment(a, away);
    count := count + 1;
  end loop;
  return count;
end
$$;

REVOKE ALL ON FUNCTION private.displace(away uuid, during tstzrange) FROM PUBLIC;
GRANT ALL ON FUNCTION private.displace(away uuid, during tstzrange) TO service_role;
