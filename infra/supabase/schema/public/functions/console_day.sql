-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.console_day() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.console_day() $$;

REVOKE ALL ON FUNCTION public.console_day() FROM PUBLIC;
GRANT ALL ON FUNCTION public.console_day() TO service_role;
GRANT ALL ON FUNCTION public.console_day() TO authenticated;
