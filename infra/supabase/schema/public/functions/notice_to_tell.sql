-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.notice_to_tell(notice uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.notice_to_tell(notice) $$;

REVOKE ALL ON FUNCTION public.notice_to_tell(notice uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.notice_to_tell(notice uuid) TO service_role;
