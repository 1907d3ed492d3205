-- What a request books counts against its address and its network also where its time is gone by then: whoever lets a hold lapse on
-- purpose would otherwise get a place that may be moved to any free time, as often as they like.
create or replace function private.store_request(request jsonb, held uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  asked public.leads := jsonb_populate_record(null::public.leads, request);
  a private.appointments;
begin
  insert into public.leads (id, kind, email, form, page, name, phone, company, service, budget, message, asked, context, origin, consented_at)
  values (asked.id, 'contact', asked.email, asked.form, asked.page, asked.name, asked.phone, asked.company, asked.service, asked.budget,
    asked.message, asked.asked, coalesce(asked.context, '{}'), coalesce(asked.origin, '{}'), now())
  on conflict (id) do nothing;
  if found then
    update private.appointments p
    set state = case when p.state = 'held' and p.starts_at > now() then 'booked' else 'displaced' end, lead_id = asked.id, held_until = null
    where p.token = held and p.state in ('held', 'lapsed')
    returning * into a;
    if a.id is not null and ((
      select count(*) from private.appointments p join public.leads l on l.id = p.lead_id
      where l.email = asked.email
        and ((p.state = 'booked' and p.starts_at > now()) or (p.state = 'displaced' and p.starts_at > now() - interval '30 days'))
    ) > 2 or (
      select count(*) from private.appointments p
      where p.holder = a.holder and p.lead_id is not null and p.created_at > now() - interval '1 day'
    ) > 3) then
      perform private.fail('quota_reached', 422, 'This visitor has booked enough times.');
    end if;
    if a.id is not null then
      -- A stranger's address gets no more than three a day that somebody else asked for, as with requests.
      perform private.tell_appointment(a, null, (
        select count(*) from public.leads where email = asked.email and kind = 'contact' and created_at > now() - interval '1 day'
      ) <= 3);
    end if;
  else
    select * into a from private.appointments p where p.lead_id = asked.id;
  end if;
  return case when a.id is not null then private.show_appointment(a) end;
end
$$;

-- What the site does by itself, and no mail. Publishing a text or sending a letter is not for who sends mails again: who may do that
-- does it anew, where it is about.
create function private.is_task(kind text) returns boolean
language sql immutable
set search_path = ''
as $$ select kind in ('calendar', 'publish_text', 'forget_old', 'plan_letter', 'plan_sequences', 'settle_featured') $$;
revoke all on function private.is_task(text) from public, anon, authenticated;

create or replace function private.resend_mail(job uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  failed private.jobs;
  is_request boolean;
begin
  select * into failed from private.jobs j where j.id = job;
  is_request := exists (select from public.leads l where l.id = failed.subject_id and l.kind = 'contact');
  if is_request or not private.works_as('sales', 'support') then perform private.assert_handles_requests(); end if;
  update private.jobs j set state = 'waiting', finished_at = null, attempts = 0, run_at = now(), last_error = null,
    give_up_at = now() + interval '1 day'
  where j.id = job and j.state = 'failed' and not private.is_task(j.kind);
  if not found then perform private.fail('request_not_found', 404, 'There is no such mail to send again.'); end if;
  if failed.kind = 'letter' then
    update private.letter_sends s set state = 'planned', error = null where s.id = failed.subject_id and s.state = 'failed';
  end if;
  perform private.note_act(case when is_request then 'request' else 'mail' end, failed.subject_id, 'resent',
    jsonb_build_object('mail', job));
end
$$;

-- Each thing that failed and that nobody has settled since.
create or replace function private.open_failures() returns table (kind text, id text, at timestamptz, subject uuid, what text)
language sql stable security definer set search_path = ''
as $$
  with failed as (
    select 'refund_failed' as kind, r.id::text as id, r.decided_at as at, r.order_id as subject, null as what
    from public.refunds r where r.status = 'failed' and not exists (
      -- Given back in another way since.
      select from public.refunds later where later.order_id = r.order_id and later.status = 'sent' and later.decided_at > r.decided_at
    )
    union all
    select 'refund_late', r.id::text, r.decided_at, r.order_id, null
    from public.refunds r where r.status = 'sending' and r.decided_at < now() - interval '1 hour'
    union all
    select 'payment', e.id, e.received_at, null, e.outcome
    from public.stripe_events e where e.outcome in ('amount_mismatch', 'unknown_session') and e.received_at > now() - interval '90 days'
    union all
    -- What the site does by itself and no mail: staff mend it where it is about.
    select case when private.is_task(j.kind) then 'task' else 'mail' end,
      j.id::text, j.finished_at, j.subject_id, j.kind from private.jobs j where j.state = 'failed'
  )
  select f.kind, f.id, f.at, f.subject, f.what from failed f
  -- What fails anew shows anew.
  where not exists (select from private.settled_failures s where s.kind = f.kind and s.id = f.id and s.at >= coalesce(f.at, s.at))
$$;
