-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.source_of(origin jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select lower(private.traffic_name(coalesce(nullif(origin ->> 'source', ''), regexp_replace(origin ->> 'referrer', '^www\.', '')), 100))
$$;

REVOKE ALL ON FUNCTION private.source_of(origin jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.source_of(origin jsonb) TO service_role;
