-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.settle_featured() RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.settle_featured() $$;

REVOKE ALL ON FUNCTION public.settle_featured() FROM PUBLIC;
GRANT ALL ON FUNCTION public.settle_featured() TO service_role;
