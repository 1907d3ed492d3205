-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.plan_sequences() RETURNS integer
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.plan_sequences() $$;

REVOKE ALL ON FUNCTION public.plan_sequences() FROM PUBLIC;
GRANT ALL ON FUNCTION public.plan_sequences() TO service_role;
