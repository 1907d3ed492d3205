-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.cancel_appointment(token uuid) RETURNS jsonb
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.cancel_appointment(token) $$;

REVOKE ALL ON FUNCTION public.cancel_appointment(token uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.cancel_appointment(token uuid) TO service_role;
