-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.move_appointment(wanted uuid, at timestamp with time zone) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.move_to(private.appointment_of(wanted), at);
  return private.read_appointment(wanted, current_date) - 'times';
end
$$;

REVOKE ALL ON FUNCTION private.move_appointment(wanted uuid, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION private.move_appointment(wanted uuid, at timestamp with time zone) TO service_role;
