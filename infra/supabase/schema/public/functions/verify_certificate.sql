-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.verify_certificate(certificate_number text) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.verify_certificate(certificate_number) $$;

REVOKE ALL ON FUNCTION public.verify_certificate(certificate_number text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.verify_certificate(certificate_number text) TO service_role;
GRANT ALL ON FUNCTION public.verify_certificate(certificate_number text) TO anon;
GRANT ALL ON FUNCTION public.verify_certificate(certificate_number text) TO authenticated;
