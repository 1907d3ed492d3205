-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.list_texts() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.list_texts() $$;

REVOKE ALL ON FUNCTION public.list_texts() FROM PUBLIC;
GRANT ALL ON FUNCTION public.list_texts() TO service_role;
GRANT ALL ON FUNCTION public.list_texts() TO authenticated;
