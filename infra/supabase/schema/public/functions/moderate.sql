-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.moderate(target_kind text, target text, reason text) RETURNS uuid
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.moderate(target_kind, target, reason) $$;

REVOKE ALL ON FUNCTION public.moderate(target_kind text, target text, reason text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.moderate(target_kind text, target text, reason text) TO service_role;
GRANT ALL ON FUNCTION public.moderate(target_kind text, target text, reason text) TO authenticated;
