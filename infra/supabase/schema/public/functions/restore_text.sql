-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.restore_text(text_path text, number integer, known_revision integer) RETURNS integer
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.restore_text(text_path, number, known_revision) $$;

REVOKE ALL ON FUNCTION public.restore_text(text_path text, number integer, known_revision integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.restore_text(text_path text, number integer, known_revision integer) TO service_role;
GRANT ALL ON FUNCTION public.restore_text(text_path text, number integer, known_revision integer) TO authenticated;
