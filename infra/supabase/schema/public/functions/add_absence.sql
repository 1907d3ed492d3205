-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.add_absence(absence uuid, person uuid, starts_at timestamp with time zone, ends_at timestamp with time zone, reason text DEFAULT ''::text) RETURNS integer
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.add_absence(absence, person, starts_at, ends_at, reason) $$;

REVOKE ALL ON FUNCTION public.add_absence(absence uuid, person uuid, starts_at timestamp with time zone, ends_at timestamp with time zone, reason text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.add_absence(absence uuid, person uuid, starts_at timestamp with time zone, ends_at timestamp with time zone, reason text) TO service_role;
GRANT ALL ON FUNCTION public.add_absence(absence uuid, person uuid, starts_at timestamp with time zone, ends_at timestamp with time zone, reason text) TO authenticated;
