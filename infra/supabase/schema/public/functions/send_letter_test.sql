-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.send_letter_test(letter uuid) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.send_letter_test(letter) $$;

REVOKE ALL ON FUNCTION public.send_letter_test(letter uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.send_letter_test(letter uuid) TO service_role;
GRANT ALL ON FUNCTION public.send_letter_test(letter uuid) TO authenticated;
