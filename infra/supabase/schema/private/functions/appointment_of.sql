-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.appointment_of(wanted uuid) RETURNS private.appointments
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  a private.appointments;
begin
  perform pg_advisory_xact_lock(hashtext('private.appointments'));
  select * into a from private.appointments where token = wanted for update;
  if a.id is null then perform private.fail('appointment_not_found', 404, 'There is no such appointment.'); end if;
  if a.state not in ('booked', 'displaced') or (a.state = 'booked' and a.starts_at <= now()) then
    perform private.fail('appointment_over', 409, 'This appointment cannot be changed any more.');
  end if;
  if a.sequence >= 10 then perform private.fail('quota_reached', 422, 'This appointment was changed ten times.'); end if;
  return a;
end
$$;

REVOKE ALL ON FUNCTION private.appointment_of(wanted uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.appointment_of(wanted uuid) TO service_role;
