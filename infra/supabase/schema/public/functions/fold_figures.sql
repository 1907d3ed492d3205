-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.fold_figures() RETURNS integer
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.fold_figures() $$;

REVOKE ALL ON FUNCTION public.fold_figures() FROM PUBLIC;
GRANT ALL ON FUNCTION public.fold_figures() TO service_role;
