-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.propose_booking(booking uuid, starts_at timestamp with time zone, message text DEFAULT NULL::text) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.propose_booking(booking, starts_at, message) $$;

REVOKE ALL ON FUNCTION public.propose_booking(booking uuid, starts_at timestamp with time zone, message text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.propose_booking(booking uuid, starts_at timestamp with time zone, message text) TO service_role;
GRANT ALL ON FUNCTION public.propose_booking(booking uuid, starts_at timestamp with time zone, message text) TO authenticated;
