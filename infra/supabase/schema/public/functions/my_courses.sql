-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.my_courses() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.my_courses() $$;

REVOKE ALL ON FUNCTION public.my_courses() FROM PUBLIC;
GRANT ALL ON FUNCTION public.my_courses() TO service_role;
GRANT ALL ON FUNCTION public.my_courses() TO authenticated;
