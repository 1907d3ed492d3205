-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.staff_change_appointment(appointment uuid, at timestamp with time zone) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  a constant private.appointments := private.appointment_to_change(appointment);
begin
  if a.state not in ('booked', 'displaced') or (a.state = 'booked' and a.starts_at <= now()) then
    perform private.fail('appointment_over', 409, 'This appointment cannot be changed any more.');
  end if;
  if at is null then
    perform private.cancel(a);
    perform private.note_act('appointments', a.id, 'cancelled');
  else
    perform private.move_to(a, at);
    perform private.note_act('appointments', a.id, 'moved', jsonb_build_object('from', a.starts_at, 'to', at));
  end if;
end
$$;

REVOKE ALL ON FUNCTION private.staff_change_appointment(appointment uuid, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION private.staff_change_appointment(appointment uuid, at timestamp with time zone) TO service_role;
GRANT ALL ON FUNCTION private.staff_change_appointment(appointment uuid, at timestamp with time zone) TO authenticated;
