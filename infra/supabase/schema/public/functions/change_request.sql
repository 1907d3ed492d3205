-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.change_request(request uuid, known_revision integer, changes jsonb) RETURNS integer
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.change_request(request, known_revision, changes) $$;

REVOKE ALL ON FUNCTION public.change_request(request uuid, known_revision integer, changes jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.change_request(request uuid, known_revision integer, changes jsonb) TO service_role;
GRANT ALL ON FUNCTION public.change_request(request uuid, known_revision integer, changes jsonb) TO authenticated;
