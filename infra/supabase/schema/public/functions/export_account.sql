-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.export_account(person uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.export_account(person) $$;

REVOKE ALL ON FUNCTION public.export_account(person uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.export_account(person uuid) TO service_role;
