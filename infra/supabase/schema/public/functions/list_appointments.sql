-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.list_appointments(from_moment timestamp with time zone DEFAULT now(), of_host uuid DEFAULT NULL::uuid, of_request uuid DEFAULT NULL::uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.list_appointments(from_moment, of_host, of_request) $$;

REVOKE ALL ON FUNCTION public.list_appointments(from_moment timestamp with time zone, of_host uuid, of_request uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.list_appointments(from_moment timestamp with time zone, of_host uuid, of_request uuid) TO service_role;
GRANT ALL ON FUNCTION public.list_appointments(from_moment timestamp with time zone, of_host uuid, of_request uuid) TO authenticated;
