-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.unfeature_course(course uuid) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.unfeature_course(course) $$;

REVOKE ALL ON FUNCTION public.unfeature_course(course uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.unfeature_course(course uuid) TO service_role;
GRANT ALL ON FUNCTION public.unfeature_course(course uuid) TO authenticated;
