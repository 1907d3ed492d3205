-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.preview_text(text_path text) RETURNS uuid
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.preview_text(text_path) $$;

REVOKE ALL ON FUNCTION public.preview_text(text_path text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.preview_text(text_path text) TO service_role;
GRANT ALL ON FUNCTION public.preview_text(text_path text) TO authenticated;
