-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.decide_moderation(measure uuid, lifted boolean, answer text) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.decide_moderation(measure, lifted, answer) $$;

REVOKE ALL ON FUNCTION public.decide_moderation(measure uuid, lifted boolean, answer text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.decide_moderation(measure uuid, lifted boolean, answer text) TO service_role;
GRANT ALL ON FUNCTION public.decide_moderation(measure uuid, lifted boolean, answer text) TO authenticated;
