-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.note_checkout_origin(checkout uuid, origin jsonb) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.note_checkout_origin(checkout, origin) $$;

REVOKE ALL ON FUNCTION public.note_checkout_origin(checkout uuid, origin jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.note_checkout_origin(checkout uuid, origin jsonb) TO service_role;
