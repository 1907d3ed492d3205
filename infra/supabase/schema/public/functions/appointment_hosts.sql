-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.appointment_hosts() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.appointment_hosts() $$;

REVOKE ALL ON FUNCTION public.appointment_hosts() FROM PUBLIC;
GRANT ALL ON FUNCTION public.appointment_hosts() TO service_role;
GRANT ALL ON FUNCTION public.appointment_hosts() TO authenticated;
