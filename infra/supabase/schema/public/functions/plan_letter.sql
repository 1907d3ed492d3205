-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.plan_letter(letter uuid) RETURNS integer
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.plan_letter(letter) $$;

REVOKE ALL ON FUNCTION public.plan_letter(letter uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.plan_letter(letter uuid) TO service_role;
