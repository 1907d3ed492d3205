-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.console_order(of_order uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.console_order(of_order) $$;

REVOKE ALL ON FUNCTION public.console_order(of_order uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.console_order(of_order uuid) TO service_role;
GRANT ALL ON FUNCTION public.console_order(of_order uuid) TO authenticated;
