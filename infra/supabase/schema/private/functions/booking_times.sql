-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.booking_times(booking uuid, from_day date) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select jsonb_build_object('host', c.name, 'takes_times', private.consultant_of(b) is not null, 'times', case
    when private.consultant_of(b) is null then '[]'
    else private.open_times('paid', from_day, 14, private.consultant_of(b),
      (select a.id from private.appointments a where a.booking_id = b.id), b.duration_minutes)
  end)
  from public.bookings b left join public.creators c on c.id = b.creator_id
  where b.id = booking and b.user_id = auth.uid()
$$;

REVOKE ALL ON FUNCTION private.booking_times(booking uuid, from_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.booking_times(booking uuid, from_day date) TO service_role;
GRANT ALL ON FUNCTION private.booking_times(booking uuid, from_day date) TO authenticated;
