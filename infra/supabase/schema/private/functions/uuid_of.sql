-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.uuid_of(text) RETURNS uuid
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    SET search_path TO ''
    AS $_$
  select case when $1 ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then $1::uuid end
$_$;

REVOKE ALL ON FUNCTION private.uuid_of(text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.uuid_of(text) TO service_role;
