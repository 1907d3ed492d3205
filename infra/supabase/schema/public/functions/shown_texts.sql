-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.shown_texts() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.shown_texts() $$;

REVOKE ALL ON FUNCTION public.shown_texts() FROM PUBLIC;
GRANT ALL ON FUNCTION public.shown_texts() TO service_role;
GRANT ALL ON FUNCTION public.shown_texts() TO anon;
GRANT ALL ON FUNCTION public.shown_texts() TO authenticated;
