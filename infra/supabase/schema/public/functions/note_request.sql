-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.note_request(request uuid, note uuid, note_text text) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.note_request(request, note, note_text) $$;

REVOKE ALL ON FUNCTION public.note_request(request uuid, note uuid, note_text text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.note_request(request uuid, note uuid, note_text text) TO service_role;
GRANT ALL ON FUNCTION public.note_request(request uuid, note uuid, note_text text) TO authenticated;
