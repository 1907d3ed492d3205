-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.create_formation(title text, description text DEFAULT ''::text, course_level text DEFAULT 'debutant'::text, category text DEFAULT '1'::text, duration_minutes integer DEFAULT 60) RETURNS jsonb
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.create_formation(title, description, course_level, category, duration_minutes) $$;

REVOKE ALL ON FUNCTION public.create_formation(title text, description text, course_level text, category text, duration_minutes integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.create_formation(title text, description text, course_level text, category text, duration_minutes integer) TO service_role;
GRANT ALL ON FUNCTION public.create_formation(title text, description text, course_level text, category text, duration_minutes integer) TO authenticated;
