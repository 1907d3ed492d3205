-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.publish_text(text_path text, known_revision integer, publisher uuid, at timestamp with time zone DEFAULT NULL::timestamp with time zone) RETURNS integer
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.publish_text(text_path, known_revision, publisher, at) $$;

REVOKE ALL ON FUNCTION public.publish_text(text_path text, known_revision integer, publisher uuid, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.publish_text(text_path text, known_revision integer, publisher uuid, at timestamp with time zone) TO service_role;
