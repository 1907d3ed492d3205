-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.settle_job(job uuid, job_lease uuid, outcome text, error text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  pause interval;
  receipt uuid;
begin
  select least(interval '30 seconds' * 2 ^ least(attempts - 1, 10), interval '1 hour') into pause
  from private.jobs where id = job;
  update private.jobs set
    state = case
      when outcome = 'done' then 'done'
      when outcome = 'retry' and now() + pause < give_up_at then 'waiting'
      else 'failed'
    end,
    finished_at = case when outcome = 'retry' and now() + pause < give_up_at then null else now() end,
    run_at = case when outcome = 'retry' then now() + pause else run_at end,
    handed_at = null, lease = null, leased_until = null, 
    -- Mail servers repeat whom they refuse.
    last_error = left(regexp_replace(left(error, 2000), '[^\s<>@]+@[^\s<>@]+', '…', 'g'), 500)
  where id = job and lease = job_lease and state = 'waiting'
  returning case when kind = 'order_receipt' and state = 'done' then subject_id end into receipt;
  update public.orders set receipt_sent_at = now() where id = receipt;
end
$$;

REVOKE ALL ON FUNCTION private.settle_job(job uuid, job_lease uuid, outcome text, error text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.settle_job(job uuid, job_lease uuid, outcome text, error text) TO service_role;
