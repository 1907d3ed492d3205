-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.move_appointment(token uuid, starts_at timestamp with time zone) RETURNS jsonb
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.move_appointment(token, starts_at) $$;

REVOKE ALL ON FUNCTION public.move_appointment(token uuid, starts_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.move_appointment(token uuid, starts_at timestamp with time zone) TO service_role;
