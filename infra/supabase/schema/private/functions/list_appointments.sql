-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.list_appointments(from_moment timestamp with time zone, of_host uuid, of_request uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET plan_cache_mode TO 'force_custom_plan'
    AS $$
begin
  if of_request is not null then
    perform private.assert_handles_requests();
  else
    perform private.assert_handles_host(of_host);
  end if;
  return (
    select coalesce(jsonb_agg(found.line order by found.starts_at), '[]') from (
      select a.starts_at, private.show_appointment(a) - 'token' || jsonb_build_object('id', a.id, 'host_id', a.host_id, 'request', a.lead_id,
        'booking', a.booking_id, 'visitor', coalesce(l.name, nullif(trim(p.full_name), ''), u.email),
        'email', coalesce(l.email, u.email), 'phone', l.phone, 'company', l.company,
        'is_undelivered', exists (
          select from private.appointment_notices n join private.jobs j on j.subject_id = n.id
          where n.appointment_id = a.id and j.state = 'failed' and not exists (
            select from private.appointment_notices later
            where later.appointment_id = a.id and later.host_id is not distinct from n.host_id and later.number > n.number)
        )) as line
      from private.appointments a
        left join public.leads l on l.id = a.lead_id
        left join public.bookings b on b.id = a.booking_id
        left join auth.users u on u.id = b.user_id left join public.profiles p on p.user_id = b.user_id
      where a.state not in ('held', 'lapsed') and (a.lead_id is not null or a.booking_id is not null)
        and (of_request is null or a.lead_id = of_request)
        and (of_request is not null or a.ends_at > from_moment and (of_host is null or a.host_id = of_host))
      order by a.starts_at limit 200
    ) found
  );
end
$$;

REVOKE ALL ON FUNCTION private.list_appointments(from_moment timestamp with time zone, of_host uuid, of_request uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.list_appointments(from_moment timestamp with time zone, of_host uuid, of_request uuid) TO service_role;
GRANT ALL ON FUNCTION private.list_appointments(from_moment timestamp with time zone, of_host uuid, of_request uuid) TO authenticated;
