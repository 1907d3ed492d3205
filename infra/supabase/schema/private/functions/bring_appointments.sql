-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.bring_appointments() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update private.appointments set lead_id = new.merged_into where lead_id = new.id;
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.bring_appointments() FROM PUBLIC;
GRANT ALL ON FUNCTION private.bring_appointments() TO service_role;
