-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.letters_board() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.letters_board() $$;

REVOKE ALL ON FUNCTION public.letters_board() FROM PUBLIC;
GRANT ALL ON FUNCTION public.letters_board() TO service_role;
GRANT ALL ON FUNCTION public.letters_board() TO authenticated;
