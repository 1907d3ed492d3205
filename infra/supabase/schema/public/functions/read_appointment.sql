-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.read_appointment(token uuid, from_day date DEFAULT '-infinity'::date) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.read_appointment(token, from_day) $$;

REVOKE ALL ON FUNCTION public.read_appointment(token uuid, from_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION public.read_appointment(token uuid, from_day date) TO service_role;
GRANT ALL ON FUNCTION public.read_appointment(token uuid, from_day date) TO anon;
GRANT ALL ON FUNCTION public.read_appointment(token uuid, from_day date) TO authenticated;
