-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.read_text(text_path text) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.read_text(text_path) $$;

REVOKE ALL ON FUNCTION public.read_text(text_path text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.read_text(text_path text) TO service_role;
GRANT ALL ON FUNCTION public.read_text(text_path text) TO authenticated;
