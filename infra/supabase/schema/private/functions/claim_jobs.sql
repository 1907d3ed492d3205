-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.claim_jobs(size integer) RETURNS jsonb
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  -- Once a day and once a quarter of an hour, whoever works first.
  select private.enqueue(daily, daily || ':' || current_date, null) from unnest(array['forget_old', 'forget_traces', 'check_figures']) daily
  where not exists (select from private.jobs where unique_key = daily || ':' || current_date);
  select private.enqueue('plan_sequences', 'plan_sequences:' || quarter, null)
  from (select floor(extract(epoch from now()) / 900)::text as quarter) q
  where exists (select from private.letters where on_since is not null)
    and not exists (select from private.jobs where unique_key = 'plan_sequences:' || quarter);
  select private.enqueue('calendar', 'calendar:' || h.user_id || ':' || md5(h.calendar_url) || ':again:' || quarter, h.user_id)
  from private.hosts h, (select floor(extract(epoch from now()) / 900)::text as quarter) q
  where h.calendar_url is not null
    and not exists (select from private.jobs j where j.kind = 'calendar' and j.subject_id = h.user_id and j.state = 'waiting');
  with due as (
    select id from private.jobs
    where state = 'waiting' and run_at <= now() and (leased_until is null or leased_until <= now())
    order by is_bulk or kind = 'calendar', run_at, id limit least(size, 10) for update skip locked
  ), taken as (
    update private.jobs j
    set lease = gen_random_uuid(), leased_until = now() + interval '4 minutes', attempts = j.attempts + 1
    from due where j.id = due.id
    returning j.id, j.kind, j.subject_id, j.lease, j.run_at, j.is_bulk, j.handed_at is not null as was_handed
  )
  select coalesce(jsonb_agg(to_jsonb(taken) - 'run_at' - 'is_bulk' order by is_bulk or kind = 'calendar', run_at, id), '[]') from taken
$$;

REVOKE ALL ON FUNCTION private.claim_jobs(size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.claim_jobs(size integer) TO service_role;
