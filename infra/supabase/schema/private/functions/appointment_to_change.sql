-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.appointment_to_change(appointment uuid) RETURNS private.appointments
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  a private.appointments;
begin
  perform pg_advisory_xact_lock(hashtext('private.appointments'));
  select * into a from private.appointments where id = appointment and state not in ('held', 'lapsed') for update;
  perform private.assert_handles_host(a.host_id);
  if a.id is null then perform private.fail('appointment_not_found', 404, 'There is no such appointment.'); end if;
  return a;
end
$$;

REVOKE ALL ON FUNCTION private.appointment_to_change(appointment uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.appointment_to_change(appointment uuid) TO service_role;
