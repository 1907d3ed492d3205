-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.count_traffic(seen jsonb, origin jsonb, consented boolean) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.count_traffic(seen, origin, consented) $$;

REVOKE ALL ON FUNCTION public.count_traffic(seen jsonb, origin jsonb, consented boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION public.count_traffic(seen jsonb, origin jsonb, consented boolean) TO service_role;
GRANT ALL ON FUNCTION public.count_traffic(seen jsonb, origin jsonb, consented boolean) TO anon;
GRANT ALL ON FUNCTION public.count_traffic(seen jsonb, origin jsonb, consented boolean) TO authenticated;
