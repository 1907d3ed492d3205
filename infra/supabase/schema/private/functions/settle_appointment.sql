-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.settle_appointment(appointment uuid, outcome text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  a constant private.appointments := private.appointment_to_change(appointment);
begin
  if outcome not in ('done', 'missed') then
    perform private.fail('bad_request', 422, 'An appointment took place, or it did not.');
  end if;
  if a.state not in ('booked', 'done', 'missed') or a.starts_at > now() then
    perform private.fail('appointment_over', 409, 'This appointment has not begun, or was given up.');
  end if;
  update private.appointments set state = outcome where id = a.id;
  update public.bookings set status = 'done' where id = a.booking_id and status = 'confirmed';
  perform private.note_act('appointments', a.id, outcome);
end
$$;

REVOKE ALL ON FUNCTION private.settle_appointment(appointment uuid, outcome text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.settle_appointment(appointment uuid, outcome text) TO service_role;
GRANT ALL ON FUNCTION private.settle_appointment(appointment uuid, outcome text) TO authenticated;
