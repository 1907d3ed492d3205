-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.keeps_host(a private.appointments) RETURNS uuid
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select case when a.state = 'displaced' and a.booking_id is null then null else a.host_id end $$;

REVOKE ALL ON FUNCTION private.keeps_host(a private.appointments) FROM PUBLIC;
GRANT ALL ON FUNCTION private.keeps_host(a private.appointments) TO service_role;
