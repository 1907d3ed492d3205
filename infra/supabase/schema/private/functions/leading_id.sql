-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.leading_id(path text) RETURNS uuid
    LANGUAGE sql IMMUTABLE STRICT
    SET search_path TO ''
    AS $$ select substring(path from '^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})/')::uuid $$;

REVOKE ALL ON FUNCTION private.leading_id(path text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.leading_id(path text) TO service_role;
GRANT ALL ON FUNCTION private.leading_id(path text) TO anon;
GRANT ALL ON FUNCTION private.leading_id(path text) TO authenticated;
