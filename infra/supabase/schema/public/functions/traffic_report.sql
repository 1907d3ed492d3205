-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.traffic_report(since date, until date, grouping_by text) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.traffic_report(since, until, grouping_by) $$;

REVOKE ALL ON FUNCTION public.traffic_report(since date, until date, grouping_by text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.traffic_report(since date, until date, grouping_by text) TO service_role;
GRANT ALL ON FUNCTION public.traffic_report(since date, until date, grouping_by text) TO authenticated;
