-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.letter_to_send(send uuid) RETURNS jsonb
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.letter_to_send(send) $$;

REVOKE ALL ON FUNCTION public.letter_to_send(send uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.letter_to_send(send uuid) TO service_role;
