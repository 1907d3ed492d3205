-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.record_view(formation uuid) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.record_view(formation) $$;

REVOKE ALL ON FUNCTION public.record_view(formation uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.record_view(formation uuid) TO service_role;
GRANT ALL ON FUNCTION public.record_view(formation uuid) TO anon;
GRANT ALL ON FUNCTION public.record_view(formation uuid) TO authenticated;
