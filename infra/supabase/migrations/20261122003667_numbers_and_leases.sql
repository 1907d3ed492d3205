-- A number is one from seven digits on: what has none, as older forms took it, is nobody else's.
alter table public.leads drop column phone_key;
alter table public.leads add column phone_key text generated always as (
  case when length(regexp_replace(phone, '\D', '', 'g')) >= 7
    then substring(regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^1', '') for 10) end
) stored;
create index leads_phone on public.leads (phone_key) where phone_key is not null;

-- A worker hands ten mails over one after the other, each in at most 20 seconds (functions/_shared/mail/handOverLimit.ts): its
-- leases last longer than all of them, so that nobody takes a mail for interrupted that is on its way. Calendars, which are others'
-- machines, are read after the mails; one that no job reads any more, as its last one ended badly, is read again.
create or replace function private.claim_jobs(size integer) returns jsonb
language sql security definer
set search_path = ''
as $$
  -- Once a day and once a quarter of an hour, whoever works first.
  select private.enqueue('forget_old', 'forget_old:' || current_date, null)
  where not exists (select from private.jobs where unique_key = 'forget_old:' || current_date);
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
