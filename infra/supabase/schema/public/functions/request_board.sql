-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.request_board() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.request_board() $$;

REVOKE ALL ON FUNCTION public.request_board() FROM PUBLIC;
GRANT ALL ON FUNCTION public.request_board() TO service_role;
GRANT ALL ON FUNCTION public.request_board() TO authenticated;
