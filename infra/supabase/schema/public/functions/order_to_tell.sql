-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.order_to_tell(of_order uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.order_to_tell(of_order) $$;

REVOKE ALL ON FUNCTION public.order_to_tell(of_order uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.order_to_tell(of_order uuid) TO service_role;
