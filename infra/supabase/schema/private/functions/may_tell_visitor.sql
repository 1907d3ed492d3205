-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.may_tell_visitor(a private.appointments) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select count(*) < 6
  from private.appointment_notices n
  join private.appointments p on p.id = n.appointment_id
  left join public.leads l on l.id = p.lead_id
  left join public.bookings b on b.id = p.booking_id
  where n.host_id is null and n.at > now() - interval '1 day' and (
    l.email = (select asked.email from public.leads asked where asked.id = a.lead_id)
    or b.user_id = (select bought.user_id from public.bookings bought where bought.id = a.booking_id)
  )
$$;

REVOKE ALL ON FUNCTION private.may_tell_visitor(a private.appointments) FROM PUBLIC;
GRANT ALL ON FUNCTION private.may_tell_visitor(a private.appointments) TO service_role;
