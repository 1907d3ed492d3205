-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.show_appointment(a private.appointments) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select jsonb_build_object('token', a.token, 'kind', a.kind, 'starts_at', a.starts_at, 'ends_at', a.ends_at, 'sequence', a.sequence,
    'state', case when a.state = 'held' and a.held_until <= now() then 'lapsed'
      when a.state = 'booked' and a.ends_at <= now() then 'over' else a.state end,
    'held_until', case when a.state = 'held' then a.held_until end, 'title', b.title,
    'is_proposed', coalesce(b.status = 'proposed', false), 'room_url', case when a.state = 'booked' then h.room_url end,
    'host', coalesce(nullif(trim(p.full_name), ''), 'notre équipe'))
  from (select) nothing
    left join private.hosts h on h.user_id = a.host_id left join public.profiles p on p.user_id = a.host_id
    left join public.bookings b on b.id = a.booking_id
$$;

REVOKE ALL ON FUNCTION private.show_appointment(a private.appointments) FROM PUBLIC;
GRANT ALL ON FUNCTION private.show_appointment(a private.appointments) TO service_role;
