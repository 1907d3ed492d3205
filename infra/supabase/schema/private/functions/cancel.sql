-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.cancel(a private.appointments) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  ended private.appointments;
begin
  update private.appointments p set state = 'cancelled', sequence = p.sequence + 1 where p.id = a.id returning * into ended;
  update public.bookings set status = 'to_schedule', starts_at = null
  where id = ended.booking_id and status in ('proposed', 'confirmed');
  perform private.tell_appointment(ended);
end
$$;

REVOKE ALL ON FUNCTION private.cancel(a private.appointments) FROM PUBLIC;
GRANT ALL ON FUNCTION private.cancel(a private.appointments) TO service_role;
