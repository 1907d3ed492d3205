-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.reset_second_factor(target uuid) RETURNS text
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.reset_second_factor(target) $$;

REVOKE ALL ON FUNCTION public.reset_second_factor(target uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.reset_second_factor(target uuid) TO service_role;
GRANT ALL ON FUNCTION public.reset_second_factor(target uuid) TO authenticated;
