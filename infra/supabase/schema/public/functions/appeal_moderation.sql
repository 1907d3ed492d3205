-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.appeal_moderation(measure uuid, words text) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.appeal_moderation(measure, words) $$;

REVOKE ALL ON FUNCTION public.appeal_moderation(measure uuid, words text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.appeal_moderation(measure uuid, words text) TO service_role;
GRANT ALL ON FUNCTION public.appeal_moderation(measure uuid, words text) TO authenticated;
