-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.traffic_name(given text, size integer) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$ select left(trim(regexp_replace(coalesce(given, ''), '[[:cntrl:]]+', ' ', 'g')), size) $$;

REVOKE ALL ON FUNCTION private.traffic_name(given text, size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.traffic_name(given text, size integer) TO service_role;
