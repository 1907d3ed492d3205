-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.missing_to_publish(formation uuid) RETURNS text[]
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.missing_to_publish((private.my_formation(formation)).id) $$;

REVOKE ALL ON FUNCTION public.missing_to_publish(formation uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.missing_to_publish(formation uuid) TO service_role;
GRANT ALL ON FUNCTION public.missing_to_publish(formation uuid) TO authenticated;
