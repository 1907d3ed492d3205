-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.schedule_letter(letter uuid, known_revision integer, send_at timestamp with time zone DEFAULT NULL::timestamp with time zone) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.schedule_letter(letter, known_revision, send_at) $$;

REVOKE ALL ON FUNCTION public.schedule_letter(letter uuid, known_revision integer, send_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.schedule_letter(letter uuid, known_revision integer, send_at timestamp with time zone) TO service_role;
GRANT ALL ON FUNCTION public.schedule_letter(letter uuid, known_revision integer, send_at timestamp with time zone) TO authenticated;
