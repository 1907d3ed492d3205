-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.change_appointment(appointment uuid, starts_at timestamp with time zone DEFAULT NULL::timestamp with time zone) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.staff_change_appointment(appointment, starts_at) $$;

REVOKE ALL ON FUNCTION public.change_appointment(appointment uuid, starts_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.change_appointment(appointment uuid, starts_at timestamp with time zone) TO service_role;
GRANT ALL ON FUNCTION public.change_appointment(appointment uuid, starts_at timestamp with time zone) TO authenticated;
