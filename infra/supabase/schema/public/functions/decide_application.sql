-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.decide_application(application uuid, accepted boolean, answer text DEFAULT NULL::text) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.decide_application(application, accepted, answer) $$;

REVOKE ALL ON FUNCTION public.decide_application(application uuid, accepted boolean, answer text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.decide_application(application uuid, accepted boolean, answer text) TO service_role;
GRANT ALL ON FUNCTION public.decide_application(application uuid, accepted boolean, answer text) TO authenticated;
