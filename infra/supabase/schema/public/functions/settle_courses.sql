-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.settle_courses() RETURNS TABLE(formation_id uuid, wait_seconds integer)
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select * from private.settle_courses() $$;

REVOKE ALL ON FUNCTION public.settle_courses() FROM PUBLIC;
GRANT ALL ON FUNCTION public.settle_courses() TO service_role;
GRANT ALL ON FUNCTION public.settle_courses() TO authenticated;
