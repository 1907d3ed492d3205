-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.retire_category(category text, into_category text) RETURNS integer
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.retire_category(category, into_category) $$;

REVOKE ALL ON FUNCTION public.retire_category(category text, into_category text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.retire_category(category text, into_category text) TO service_role;
GRANT ALL ON FUNCTION public.retire_category(category text, into_category text) TO authenticated;
