-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.times_to_move(appointment uuid, from_day date) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  a private.appointments;
begin
  select * into a from private.appointments where id = appointment;
  perform private.assert_handles_host(a.host_id);
  return private.read_appointment(a.token, from_day) -> 'times';
end
$$;

REVOKE ALL ON FUNCTION private.times_to_move(appointment uuid, from_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.times_to_move(appointment uuid, from_day date) TO service_role;
GRANT ALL ON FUNCTION private.times_to_move(appointment uuid, from_day date) TO authenticated;
