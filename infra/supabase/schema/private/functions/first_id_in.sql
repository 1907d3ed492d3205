-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.first_id_in(key text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$ select substring(key from '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}') $$;

REVOKE ALL ON FUNCTION private.first_id_in(key text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.first_id_in(key text) TO service_role;
