-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.settle_appointment(appointment uuid, outcome text) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.settle_appointment(appointment, outcome) $$;

REVOKE ALL ON FUNCTION public.settle_appointment(appointment uuid, outcome text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.settle_appointment(appointment uuid, outcome text) TO service_role;
GRANT ALL ON FUNCTION public.settle_appointment(appointment uuid, outcome text) TO authenticated;
