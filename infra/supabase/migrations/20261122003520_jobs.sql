-- Work that is done later, and surely: begun in the transaction that asks for it, tried again for a day with ever longer pauses,
-- and seen by people where it failed. One worker or several take jobs by leases; a hosted project and the embedded backend have the
-- same (decision 0029).

create table private.jobs (
  -- Also what a mail carries as its Message-ID and a provider as its idempotency key.
  id uuid primary key default gen_random_uuid(),
  kind text not null check (length(kind) between 1 and 60),
  -- What it is about. What is said of it is read when it runs: nothing is sent about somebody who was erased meanwhile.
  subject_id uuid,
  -- The same work asked for again is the same job.
  unique_key text not null unique check (length(unique_key) between 1 and 200),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  attempts integer not null default 0,
  run_at timestamptz not null default now(),
  give_up_at timestamptz not null default now() + interval '1 day',
  lease uuid,
  leased_until timestamptz,
  -- Since when it may have left for somebody else's server, with no word from there yet.
  handed_at timestamptz,
  last_error text check (length(last_error) <= 500),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((state = 'waiting') = (finished_at is null))
);
create index jobs_due on private.jobs (run_at) where state = 'waiting';
create index jobs_failed on private.jobs (subject_id) where state = 'failed';
create index jobs_subject on private.jobs (subject_id);
alter table private.jobs enable row level security;
revoke all on private.jobs from anon, authenticated;

create function private.enqueue(job_kind text, job_key text, subject uuid default null) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.jobs (kind, unique_key, subject_id) values (job_kind, job_key, subject)
  on conflict (unique_key) do nothing
$$;
revoke all on function private.enqueue(text, text, uuid) from public;

-- Takes jobs that are due for two minutes, in which nobody else gets them: long enough for all of them, one after the other.
create function private.claim_jobs(size integer) returns jsonb
language sql security definer
set search_path = ''
as $$
  -- Once a day, whoever works first.
  select private.enqueue('forget_old', 'forget_old:' || current_date)
  where not exists (select from private.jobs where unique_key = 'forget_old:' || current_date);
  with due as (
    select id from private.jobs
    where state = 'waiting' and run_at <= now() and (leased_until is null or leased_until <= now())
    order by run_at, id limit least(size, 10) for update skip locked
  ), taken as (
    update private.jobs j
    set lease = gen_random_uuid(), leased_until = now() + interval '2 minutes', attempts = j.attempts + 1
    from due where j.id = due.id
    returning j.id, j.kind, j.subject_id, j.lease, j.run_at, j.handed_at is not null as was_handed
  )
  select coalesce(jsonb_agg(to_jsonb(taken) - 'run_at' order by run_at, id), '[]') from taken
$$;
revoke all on function private.claim_jobs(integer) from public;

-- Right before something leaves that cannot be taken back. False for who has lost the lease: another has the job now.
create function private.hand_over_job(job uuid, job_lease uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.jobs set handed_at = now()
  where id = job and lease = job_lease and leased_until > now() and state = 'waiting';
  return found;
end
$$;
revoke all on function private.hand_over_job(uuid, uuid) from public;

-- How a job went. A `retry` comes after 30 seconds, a minute, two and so on up to an hour, for a day from its beginning.
create function private.settle_job(job uuid, job_lease uuid, outcome text, error text default null) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  pause interval;
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
    handed_at = null, lease = null, leased_until = null, last_error = left(error, 500)
  where id = job and lease = job_lease and state = 'waiting';
end
$$;
revoke all on function private.settle_job(uuid, uuid, text, text) from public;

create function public.claim_jobs(size integer default 10) returns jsonb
language sql
set search_path = ''
as $$ select private.claim_jobs(size) $$;
create function public.hand_over_job(job uuid, job_lease uuid) returns boolean
language sql
set search_path = ''
as $$ select private.hand_over_job(job, job_lease) $$;
create function public.settle_job(job uuid, job_lease uuid, outcome text, error text default null) returns void
language sql
set search_path = ''
as $$ select private.settle_job(job, job_lease, outcome, error) $$;
revoke execute on function public.claim_jobs(integer), public.hand_over_job(uuid, uuid), public.settle_job(uuid, uuid, text, text)
  from public, anon, authenticated;
grant execute on function public.claim_jobs(integer), public.hand_over_job(uuid, uuid), public.settle_job(uuid, uuid, text, text),
  private.claim_jobs(integer), private.hand_over_job(uuid, uuid), private.settle_job(uuid, uuid, text, text) to service_role;

-- What staff have done, for ever: nobody changes or removes a line; what it says of a person goes with them.
create table private.staff_acts (
  -- Made by who asks, where an act may be delivered twice.
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default clock_timestamp(),
  -- Without one where the site itself did it, or the account is gone.
  actor_id uuid references public.profiles (user_id) on delete set null,
  area text not null check (area ~ '^[a-z_]{2,40}$'),
  subject_id uuid,
  kind text not null check (kind ~ '^[a-z_]{2,40}$'),
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object' and pg_column_size(detail) <= 8192)
);
create index staff_acts_subject on private.staff_acts (area, subject_id, at);
create index staff_acts_at on private.staff_acts (at);
create index staff_acts_actor on private.staff_acts (actor_id);
alter table private.staff_acts enable row level security;
revoke all on private.staff_acts from anon, authenticated;

-- Notes an act of the caller. Called by the functions that do what is noted, in the same transaction.
create function private.note_act(act_area text, subject uuid, act_kind text, act_detail jsonb default '{}', act uuid default null)
returns void
language sql security definer
set search_path = ''
as $$
  insert into private.staff_acts (id, actor_id, area, subject_id, kind, detail)
  values (coalesce(act, gen_random_uuid()), auth.uid(), act_area, subject, act_kind, act_detail)
  on conflict (id) do nothing
$$;
revoke all on function private.note_act(text, uuid, text, jsonb, uuid) from public;

-- For the owner: what everybody did, latest first, a hundred at a time.
create function private.staff_history(before timestamptz) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then raise exception 'only the owner reads what staff did' using errcode = '42501'; end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(act) order by act.at desc), '[]') from (
      select a.id, a.at, a.area, a.subject_id, a.kind, a.detail, p.full_name as actor
      from private.staff_acts a left join public.profiles p on p.user_id = a.actor_id
      where before is null or a.at < before order by a.at desc limit 100
    ) act
  );
end
$$;
revoke all on function private.staff_history(timestamptz) from public;
grant execute on function private.staff_history(timestamptz) to authenticated;
create function public.staff_history(before timestamptz default null) returns jsonb
language sql stable
set search_path = ''
as $$ select private.staff_history(before) $$;
grant execute on function public.staff_history(timestamptz) to authenticated;
