-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.set_traffic_consent(only_after_consent boolean) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.set_traffic_consent(only_after_consent) $$;

REVOKE ALL ON FUNCTION public.set_traffic_consent(only_after_consent boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION public.set_traffic_consent(only_after_consent boolean) TO service_role;
GRANT ALL ON FUNCTION public.set_traffic_consent(only_after_consent boolean) TO authenticated;
