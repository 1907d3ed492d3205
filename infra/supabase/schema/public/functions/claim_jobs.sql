-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.claim_jobs(size integer DEFAULT 10) RETURNS jsonb
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.claim_jobs(size) $$;

REVOKE ALL ON FUNCTION public.claim_jobs(size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.claim_jobs(size integer) TO service_role;
