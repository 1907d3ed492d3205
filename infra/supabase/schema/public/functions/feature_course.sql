-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.feature_course(course text, starts date, ends date) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.feature_course(course, starts, ends) $$;

REVOKE ALL ON FUNCTION public.feature_course(course text, starts date, ends date) FROM PUBLIC;
GRANT ALL ON FUNCTION public.feature_course(course text, starts date, ends date) TO service_role;
GRANT ALL ON FUNCTION public.feature_course(course text, starts date, ends date) TO authenticated;
