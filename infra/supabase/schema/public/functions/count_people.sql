-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.count_people() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.count_people() $$;

REVOKE ALL ON FUNCTION public.count_people() FROM PUBLIC;
GRANT ALL ON FUNCTION public.count_people() TO service_role;
GRANT ALL ON FUNCTION public.count_people() TO authenticated;
