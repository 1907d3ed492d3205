-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.moderation_to_tell(measure uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.moderation_to_tell(measure) $$;

REVOKE ALL ON FUNCTION public.moderation_to_tell(measure uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.moderation_to_tell(measure uuid) TO service_role;
