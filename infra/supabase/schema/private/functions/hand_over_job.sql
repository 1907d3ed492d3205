-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.hand_over_job(job uuid, job_lease uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update private.jobs set handed_at = now()
  where id = job and lease = job_lease and leased_until > now() and state = 'waiting';
  return found;
end
$$;

REVOKE ALL ON FUNCTION private.hand_over_job(job uuid, job_lease uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.hand_over_job(job uuid, job_lease uuid) TO service_role;
