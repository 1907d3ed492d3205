-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.remove_absence(absence uuid) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.remove_absence(absence) $$;

REVOKE ALL ON FUNCTION public.remove_absence(absence uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.remove_absence(absence uuid) TO service_role;
GRANT ALL ON FUNCTION public.remove_absence(absence uuid) TO authenticated;
