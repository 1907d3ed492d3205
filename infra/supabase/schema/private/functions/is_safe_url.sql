-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.is_safe_url(value text) RETURNS boolean
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $_$ select value ~ '^(https://[^\s/]+|/[^\s/\\])[^\s\\]*$' and length(value) <= 2048 $_$;

REVOKE ALL ON FUNCTION private.is_safe_url(value text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_safe_url(value text) TO service_role;
GRANT ALL ON FUNCTION private.is_safe_url(value text) TO anon;
GRANT ALL ON FUNCTION private.is_safe_url(value text) TO authenticated;
