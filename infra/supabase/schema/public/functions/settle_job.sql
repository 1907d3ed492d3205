-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.settle_job(job uuid, job_lease uuid, outcome text, error text DEFAULT NULL::text) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.settle_job(job, job_lease, outcome, error) $$;

REVOKE ALL ON FUNCTION public.settle_job(job uuid, job_lease uuid, outcome text, error text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.settle_job(job uuid, job_lease uuid, outcome text, error text) TO service_role;
