-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.export_person(target uuid) RETURNS jsonb
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.export_person(target) $$;

REVOKE ALL ON FUNCTION public.export_person(target uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.export_person(target uuid) TO service_role;
GRANT ALL ON FUNCTION public.export_person(target uuid) TO authenticated;
