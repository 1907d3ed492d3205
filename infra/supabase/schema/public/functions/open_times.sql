-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.open_times(kind text, from_day date DEFAULT '-infinity'::date, days integer DEFAULT 14) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.times_to_choose(kind, from_day, days) $$;

REVOKE ALL ON FUNCTION public.open_times(kind text, from_day date, days integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.open_times(kind text, from_day date, days integer) TO service_role;
GRANT ALL ON FUNCTION public.open_times(kind text, from_day date, days integer) TO anon;
GRANT ALL ON FUNCTION public.open_times(kind text, from_day date, days integer) TO authenticated;
