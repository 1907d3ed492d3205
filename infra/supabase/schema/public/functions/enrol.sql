-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.enrol(formation uuid) RETURNS jsonb
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.enrol(formation) $$;

REVOKE ALL ON FUNCTION public.enrol(formation uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.enrol(formation uuid) TO service_role;
GRANT ALL ON FUNCTION public.enrol(formation uuid) TO authenticated;
