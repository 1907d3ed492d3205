-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.shown_lists() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.shown_lists() $$;

REVOKE ALL ON FUNCTION public.shown_lists() FROM PUBLIC;
GRANT ALL ON FUNCTION public.shown_lists() TO service_role;
GRANT ALL ON FUNCTION public.shown_lists() TO anon;
GRANT ALL ON FUNCTION public.shown_lists() TO authenticated;
