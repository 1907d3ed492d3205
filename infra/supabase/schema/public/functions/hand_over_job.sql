-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.hand_over_job(job uuid, job_lease uuid) RETURNS boolean
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.hand_over_job(job, job_lease) $$;

REVOKE ALL ON FUNCTION public.hand_over_job(job uuid, job_lease uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.hand_over_job(job uuid, job_lease uuid) TO service_role;
