-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.read_appointment(wanted uuid, from_day date) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select private.show_appointment(a) || jsonb_build_object('times', case when a.state in ('booked', 'displaced') then
    private.open_times(a.kind, from_day, 14, private.keeps_host(a), a.id, (extract(epoch from a.ends_at - a.starts_at) / 60)::integer)
    else '[]' end)
  from private.appointments a where a.token = wanted
$$;

REVOKE ALL ON FUNCTION private.read_appointment(wanted uuid, from_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.read_appointment(wanted uuid, from_day date) TO service_role;
GRANT ALL ON FUNCTION private.read_appointment(wanted uuid, from_day date) TO anon;
GRANT ALL ON FUNCTION private.read_appointment(wanted uuid, from_day date) TO authenticated;
