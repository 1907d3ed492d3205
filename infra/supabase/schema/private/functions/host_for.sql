-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.host_for(wanted_kind text, minutes integer, at timestamp with time zone, only_host uuid DEFAULT NULL::uuid, moving uuid DEFAULT NULL::uuid) RETURNS uuid
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  chosen uuid;
begin
  perform pg_advisory_xact_lock(hashtext('private.appointments'));
  select f.host_id into chosen
  from private.free_times(wanted_kind, host_for.minutes, (at at time zone 'America/Toronto')::date, 1, only_host, moving) f
  where f.starts_at = at
  order by (
    select count(*) from private.appointments p where p.host_id = f.host_id and p.state = 'booked' and p.starts_at > now()
  ), f.host_id limit 1;
  if chosen is null then perform private.fail('time_taken', 409, 'This time is not free any more.'); end if;
  -- Holds that nobody came back for make room.
  update private.appointments p set state = 'lapsed'
  where p.host_id = chosen and p.state = 'held' and p.held_until <= now();
  return chosen;
end
$$;

REVOKE ALL ON FUNCTION private.host_for(wanted_kind text, minutes integer, at timestamp with time zone, only_host uuid, moving uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.host_for(wanted_kind text, minutes integer, at timestamp with time zone, only_host uuid, moving uuid) TO service_role;
