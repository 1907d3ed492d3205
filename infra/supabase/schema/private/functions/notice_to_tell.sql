-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.notice_to_tell(notice uuid) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select private.show_appointment(a) || jsonb_build_object(
    'id', a.id, 'booking', a.booking_id, 'request', a.lead_id,
    'to', case when n.host_id is null then coalesce(l.email, buyer.email) else staff.email end,
    'is_host', n.host_id is not null,
    -- In the calendar of who is told the appointment stands, or it does not.
    'is_on', a.state = 'booked' and (n.host_id is null or n.host_id = a.host_id),
    'visitor', coalesce(l.name, nullif(trim(p.full_name), ''), buyer.email), 'visitor_email', coalesce(l.email, buyer.email),
    'phone', l.phone
  )
  from private.appointment_notices n
  join private.appointments a on a.id = n.appointment_id
  left join public.leads l on l.id = a.lead_id
  left join public.bookings b on b.id = a.booking_id
  left join auth.users buyer on buyer.id = b.user_id left join public.profiles p on p.user_id = b.user_id
  left join auth.users staff on staff.id = n.host_id
  where n.id = notice and a.state in ('booked', 'displaced', 'cancelled') and not exists (
    select from private.appointment_notices later
    where later.appointment_id = a.id and later.host_id is not distinct from n.host_id and later.number > n.number
  )
$$;

REVOKE ALL ON FUNCTION private.notice_to_tell(notice uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.notice_to_tell(notice uuid) TO service_role;
