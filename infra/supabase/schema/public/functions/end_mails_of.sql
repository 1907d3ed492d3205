-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.end_mails_of(send uuid) RETURNS boolean
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.end_mails_of(send) $$;

REVOKE ALL ON FUNCTION public.end_mails_of(send uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.end_mails_of(send uuid) TO service_role;
