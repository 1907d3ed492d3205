-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.resend_mail(job uuid) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.resend_mail(job) $$;

REVOKE ALL ON FUNCTION public.resend_mail(job uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.resend_mail(job uuid) TO service_role;
GRANT ALL ON FUNCTION public.resend_mail(job uuid) TO authenticated;
