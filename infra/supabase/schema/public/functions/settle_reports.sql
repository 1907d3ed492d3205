-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.settle_reports(review uuid, seen_until timestamp with time zone, settled boolean) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.settle_reports(review, seen_until, settled) $$;

REVOKE ALL ON FUNCTION public.settle_reports(review uuid, seen_until timestamp with time zone, settled boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION public.settle_reports(review uuid, seen_until timestamp with time zone, settled boolean) TO service_role;
GRANT ALL ON FUNCTION public.settle_reports(review uuid, seen_until timestamp with time zone, settled boolean) TO authenticated;
