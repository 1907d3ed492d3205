-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.times_to_choose(asked_kind text, from_day date, days integer) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select jsonb_build_object('minutes', k.minutes, 'times', private.open_times(k.id, from_day, least(days, 31)))
  from private.appointment_kinds k where k.id = asked_kind and k.id <> 'paid'
$$;

REVOKE ALL ON FUNCTION private.times_to_choose(asked_kind text, from_day date, days integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.times_to_choose(asked_kind text, from_day date, days integer) TO service_role;
GRANT ALL ON FUNCTION private.times_to_choose(asked_kind text, from_day date, days integer) TO anon;
GRANT ALL ON FUNCTION private.times_to_choose(asked_kind text, from_day date, days integer) TO authenticated;
