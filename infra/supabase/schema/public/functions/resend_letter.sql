-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.resend_letter(letter uuid) RETURNS integer
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.resend_letter(letter) $$;

REVOKE ALL ON FUNCTION public.resend_letter(letter uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.resend_letter(letter uuid) TO service_role;
GRANT ALL ON FUNCTION public.resend_letter(letter uuid) TO authenticated;
