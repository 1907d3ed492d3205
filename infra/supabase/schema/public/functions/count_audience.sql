-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.count_audience(audience jsonb) RETURNS integer
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.count_audience(audience) $$;

REVOKE ALL ON FUNCTION public.count_audience(audience jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.count_audience(audience jsonb) TO service_role;
GRANT ALL ON FUNCTION public.count_audience(audience jsonb) TO authenticated;
