-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.creator_series(months integer DEFAULT 12) RETURNS TABLE(month text, revenue_cents bigint, students bigint)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select * from private.creator_series(months) $$;

REVOKE ALL ON FUNCTION public.creator_series(months integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.creator_series(months integer) TO service_role;
GRANT ALL ON FUNCTION public.creator_series(months integer) TO authenticated;
