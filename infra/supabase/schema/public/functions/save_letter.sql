-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.save_letter(letter uuid, known_revision integer, changes jsonb) RETURNS integer
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.save_letter(letter, known_revision, changes) $$;

REVOKE ALL ON FUNCTION public.save_letter(letter uuid, known_revision integer, changes jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.save_letter(letter uuid, known_revision integer, changes jsonb) TO service_role;
GRANT ALL ON FUNCTION public.save_letter(letter uuid, known_revision integer, changes jsonb) TO authenticated;
