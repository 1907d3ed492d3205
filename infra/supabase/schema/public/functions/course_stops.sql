-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.course_stops(formation uuid) RETURNS TABLE(module_id uuid, title text, minutes integer, began bigint, finished bigint)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select * from private.course_stops(formation) $$;

REVOKE ALL ON FUNCTION public.course_stops(formation uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.course_stops(formation uuid) TO service_role;
GRANT ALL ON FUNCTION public.course_stops(formation uuid) TO authenticated;
