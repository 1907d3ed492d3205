-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.previewed_text(key uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.previewed_text(key) $$;

REVOKE ALL ON FUNCTION public.previewed_text(key uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.previewed_text(key uuid) TO service_role;
GRANT ALL ON FUNCTION public.previewed_text(key uuid) TO anon;
GRANT ALL ON FUNCTION public.previewed_text(key uuid) TO authenticated;
