-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.move_to(a private.appointments, at timestamp with time zone) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  minutes constant integer := extract(epoch from a.ends_at - a.starts_at) / 60;
  buffer constant integer := (select k.buffer_minutes from private.appointment_kinds k where k.id = a.kind);
  host constant uuid := private.host_for(a.kind, minutes, at, private.keeps_host(a), a.id);
  moved private.appointments;
begin
  update private.appointments p
  set state = 'booked', host_id = host, starts_at = at, ends_at = at + (p.ends_at - p.starts_at), sequence = p.sequence + 1,
    taken = tstzrange(at, at + make_interval(mins => minutes + buffer))
  where p.id = a.id
  returning * into moved;
  -- Of another time the consultant of a paid one says again whether it suits.
  update public.bookings set status = 'proposed', starts_at = at where id = moved.booking_id;
  perform private.tell_appointment(moved, a.host_id);
end
$$;

REVOKE ALL ON FUNCTION private.move_to(a private.appointments, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION private.move_to(a private.appointments, at timestamp with time zone) TO service_role;
