-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.appointment_of_request(request uuid) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select private.show_appointment(a) - 'token' from private.appointments a where a.lead_id = request order by a.created_at desc limit 1
$$;

REVOKE ALL ON FUNCTION private.appointment_of_request(request uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.appointment_of_request(request uuid) TO service_role;
