-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.publish_due_text(wanted uuid, at timestamp with time zone) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.publish_due_text(wanted, at) $$;

REVOKE ALL ON FUNCTION public.publish_due_text(wanted uuid, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.publish_due_text(wanted uuid, at timestamp with time zone) TO service_role;
