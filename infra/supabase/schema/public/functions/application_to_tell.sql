-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.application_to_tell(application uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.application_to_tell(application) $$;

REVOKE ALL ON FUNCTION public.application_to_tell(application uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.application_to_tell(application uuid) TO service_role;
