-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.due_text(wanted uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.due_text(wanted) $$;

REVOKE ALL ON FUNCTION public.due_text(wanted uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.due_text(wanted uuid) TO service_role;
