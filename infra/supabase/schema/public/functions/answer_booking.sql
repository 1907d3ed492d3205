-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.answer_booking(booking uuid, answer text) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.answer_booking(booking, answer) $$;

REVOKE ALL ON FUNCTION public.answer_booking(booking uuid, answer text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.answer_booking(booking uuid, answer text) TO service_role;
GRANT ALL ON FUNCTION public.answer_booking(booking uuid, answer text) TO authenticated;
