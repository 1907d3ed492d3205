-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.propose_booking(booking uuid, starts_at timestamp with time zone, message text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  b public.bookings;
  a private.appointments;
  host uuid;
  buffer integer;
begin
  if not isfinite(propose_booking.starts_at) or propose_booking.starts_at < now() then
    perform private.fail('booking_in_past', 422, 'A consultation cannot start in the past.');
  end if;
  update public.bookings p set status = 'proposed', starts_at = propose_booking.starts_at,
    message = left(propose_booking.message, 1000)
  where p.id = booking and p.user_id = auth.uid()
    -- What was confirmed and has begun took place.
    and (p.status in ('to_schedule', 'proposed') or (p.status = 'confirmed' and p.starts_at > now()))
  returning p.* into b;
  if b.id is null then perform private.fail('booking_not_found', 404, 'There is no such consultation to schedule.'); end if;
  host := private.consultant_of(b);
  if host is null then return; end if;
  select * into a from private.appointments p where p.booking_id = b.id for update;
  -- Each proposal is a mail, as each change of an appointment is.
  if a.sequence >= 10 then perform private.fail('quota_reached', 422, 'This appointment was changed ten times.'); end if;
  host := private.host_for('paid', b.duration_minutes, b.starts_at, host, a.id);
  select k.buffer_minutes into buffer from private.appointment_kinds k where k.id = 'paid';
  insert into private.appointments as p (kind, state, host_id, starts_at, ends_at, taken, booking_id)
  values ('paid', 'booked', host, b.starts_at, b.starts_at + make_interval(mins => b.duration_minutes),
    tstzrange(b.starts_at, b.starts_at + make_interval(mins => b.duration_minutes + buffer)), b.id)
  on conflict (booking_id) do update set state = 'booked', host_id = excluded.host_id, starts_at = excluded.starts_at,
    ends_at = excluded.ends_at, taken = excluded.taken, sequence = p.sequence + 1
  returning * into a;
  perform private.tell_appointment(a);
end
$$;

REVOKE ALL ON FUNCTION private.propose_booking(booking uuid, starts_at timestamp with time zone, message text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.propose_booking(booking uuid, starts_at timestamp with time zone, message text) TO service_role;
GRANT ALL ON FUNCTION private.propose_booking(booking uuid, starts_at timestamp with time zone, message text) TO authenticated;
