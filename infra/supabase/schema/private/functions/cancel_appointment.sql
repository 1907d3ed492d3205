-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.cancel_appointment(wanted uuid) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.cancel(private.appointment_of(wanted));
  return private.read_appointment(wanted, current_date) - 'times';
end
$$;

REVOKE ALL ON FUNCTION private.cancel_appointment(wanted uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.cancel_appointment(wanted uuid) TO service_role;
