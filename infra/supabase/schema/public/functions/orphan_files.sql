-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.orphan_files() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.orphan_files() $$;

REVOKE ALL ON FUNCTION public.orphan_files() FROM PUBLIC;
GRANT ALL ON FUNCTION public.orphan_files() TO service_role;
