-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.store_request(request jsonb, held uuid DEFAULT NULL::uuid) RETURNS jsonb
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.store_request(request, held) $$;

REVOKE ALL ON FUNCTION public.store_request(request jsonb, held uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.store_request(request jsonb, held uuid) TO service_role;
