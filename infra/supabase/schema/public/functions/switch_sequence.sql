-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.switch_sequence(letter uuid, is_on boolean, hours integer) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.switch_sequence(letter, is_on, hours) $$;

REVOKE ALL ON FUNCTION public.switch_sequence(letter uuid, is_on boolean, hours integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.switch_sequence(letter uuid, is_on boolean, hours integer) TO service_role;
GRANT ALL ON FUNCTION public.switch_sequence(letter uuid, is_on boolean, hours integer) TO authenticated;
