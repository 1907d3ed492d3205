-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.calendar_to_read(host uuid) RETURNS text
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select h.calendar_url from private.hosts h where h.user_id = host $$;

REVOKE ALL ON FUNCTION private.calendar_to_read(host uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.calendar_to_read(host uuid) TO service_role;
