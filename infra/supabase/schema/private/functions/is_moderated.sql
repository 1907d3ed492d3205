-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.is_moderated(target_kind text, target uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select exists (select from public.moderations m where m.kind = target_kind and m.subject_id = target and m.lifted_at is null) $$;

REVOKE ALL ON FUNCTION private.is_moderated(target_kind text, target uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_moderated(target_kind text, target uuid) TO service_role;
