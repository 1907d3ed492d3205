-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.shown_texts_of(text_kind text) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.shown_texts_of(text_kind) $$;

REVOKE ALL ON FUNCTION public.shown_texts_of(text_kind text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.shown_texts_of(text_kind text) TO service_role;
GRANT ALL ON FUNCTION public.shown_texts_of(text_kind text) TO anon;
GRANT ALL ON FUNCTION public.shown_texts_of(text_kind text) TO authenticated;
