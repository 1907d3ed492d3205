-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.console_catalogue() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.console_catalogue() $$;

REVOKE ALL ON FUNCTION public.console_catalogue() FROM PUBLIC;
GRANT ALL ON FUNCTION public.console_catalogue() TO service_role;
GRANT ALL ON FUNCTION public.console_catalogue() TO authenticated;
