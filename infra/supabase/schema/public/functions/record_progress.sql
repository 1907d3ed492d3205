-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.record_progress(learner uuid, events jsonb) RETURNS jsonb
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.record_progress(learner, events) $$;

REVOKE ALL ON FUNCTION public.record_progress(learner uuid, events jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.record_progress(learner uuid, events jsonb) TO service_role;
GRANT ALL ON FUNCTION public.record_progress(learner uuid, events jsonb) TO authenticated;
