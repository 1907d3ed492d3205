-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.save_kind(kind text, minutes integer, buffer_minutes integer, notice_hours integer) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.save_kind(kind, minutes, buffer_minutes, notice_hours) $$;

REVOKE ALL ON FUNCTION public.save_kind(kind text, minutes integer, buffer_minutes integer, notice_hours integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.save_kind(kind text, minutes integer, buffer_minutes integer, notice_hours integer) TO service_role;
GRANT ALL ON FUNCTION public.save_kind(kind text, minutes integer, buffer_minutes integer, notice_hours integer) TO authenticated;
