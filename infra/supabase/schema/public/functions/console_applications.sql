-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.console_applications() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.console_applications() $$;

REVOKE ALL ON FUNCTION public.console_applications() FROM PUBLIC;
GRANT ALL ON FUNCTION public.console_applications() TO service_role;
GRANT ALL ON FUNCTION public.console_applications() TO authenticated;
