-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.campaign_of(origin jsonb) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$ select lower(private.traffic_name(origin ->> 'campaign', 100)) $$;

REVOKE ALL ON FUNCTION private.campaign_of(origin jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.campaign_of(origin jsonb) TO service_role;
