-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.delete_account(person uuid) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.delete_account(person) $$;

REVOKE ALL ON FUNCTION public.delete_account(person uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.delete_account(person uuid) TO service_role;
