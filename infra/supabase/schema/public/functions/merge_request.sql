-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.merge_request(request uuid, target uuid DEFAULT NULL::uuid) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.merge_request(request, target) $$;

REVOKE ALL ON FUNCTION public.merge_request(request uuid, target uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.merge_request(request uuid, target uuid) TO service_role;
GRANT ALL ON FUNCTION public.merge_request(request uuid, target uuid) TO authenticated;
