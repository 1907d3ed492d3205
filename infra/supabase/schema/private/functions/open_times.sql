-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.open_times(asked_kind text, from_day date, days integer, only_host uuid DEFAULT NULL::uuid, moving uuid DEFAULT NULL::uuid, minutes integer DEFAULT NULL::integer) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select coalesce(jsonb_agg(distinct f.starts_at order by f.starts_at), '[]')
  from private.appointment_kinds k
  cross join lateral private.free_times(
    k.id, coalesce(open_times.minutes, k.minutes), from_day, days, only_host, moving
  ) f
  where k.id = asked_kind
$$;

REVOKE ALL ON FUNCTION private.open_times(asked_kind text, from_day date, days integer, only_host uuid, moving uuid, minutes integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.open_times(asked_kind text, from_day date, days integer, only_host uuid, moving uuid, minutes integer) TO service_role;
