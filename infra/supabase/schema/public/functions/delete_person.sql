-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.delete_person(target uuid, reason text) RETURNS jsonb
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.delete_person(target, reason) $$;

REVOKE ALL ON FUNCTION public.delete_person(target uuid, reason text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.delete_person(target uuid, reason text) TO service_role;
GRANT ALL ON FUNCTION public.delete_person(target uuid, reason text) TO authenticated;
