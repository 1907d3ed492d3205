-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.check_figures(after_course uuid DEFAULT '00000000-0000-0000-0000-000000000000'::uuid, after_creator uuid DEFAULT '00000000-0000-0000-0000-000000000000'::uuid) RETURNS jsonb
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.check_figures(after_course, after_creator, 2000) $$;

REVOKE ALL ON FUNCTION public.check_figures(after_course uuid, after_creator uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.check_figures(after_course uuid, after_creator uuid) TO service_role;
