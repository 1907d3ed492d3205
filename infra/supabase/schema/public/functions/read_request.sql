-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.read_request(request uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.read_request(request) $$;

REVOKE ALL ON FUNCTION public.read_request(request uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.read_request(request uuid) TO service_role;
GRANT ALL ON FUNCTION public.read_request(request uuid) TO authenticated;
