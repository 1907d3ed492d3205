-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.settle_letter_send(letter uuid, address text, arrived boolean) RETURNS boolean
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.settle_letter_send(letter, address, arrived) $$;

REVOKE ALL ON FUNCTION public.settle_letter_send(letter uuid, address text, arrived boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION public.settle_letter_send(letter uuid, address text, arrived boolean) TO service_role;
GRANT ALL ON FUNCTION public.settle_letter_send(letter uuid, address text, arrived boolean) TO authenticated;
