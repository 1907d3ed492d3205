-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.calendar_to_read(host uuid) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.calendar_to_read(host) $$;

REVOKE ALL ON FUNCTION public.calendar_to_read(host uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.calendar_to_read(host uuid) TO service_role;
