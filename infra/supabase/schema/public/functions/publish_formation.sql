-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.publish_formation(formation uuid) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.set_published(formation, true) $$;

REVOKE ALL ON FUNCTION public.publish_formation(formation uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.publish_formation(formation uuid) TO service_role;
GRANT ALL ON FUNCTION public.publish_formation(formation uuid) TO authenticated;
