-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.keep_busy_times(host uuid, address text, periods jsonb, problem text DEFAULT NULL::text) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.keep_busy_times(host, address, periods, problem) $$;

REVOKE ALL ON FUNCTION public.keep_busy_times(host uuid, address text, periods jsonb, problem text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.keep_busy_times(host uuid, address text, periods jsonb, problem text) TO service_role;
