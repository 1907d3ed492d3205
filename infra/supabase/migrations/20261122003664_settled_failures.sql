-- What failed stays on the start page of the day until it has succeeded, or until somebody of staff says that it is settled.
create table private.settled_failures (
  kind text not null check (kind in ('refund_failed', 'refund_late', 'payment', 'mail', 'task')),
  id text not null check (length(id) <= 200),
  at timestamptz not null default now(),
  primary key (kind, id)
);
alter table private.settled_failures enable row level security;
revoke all on private.settled_failures from public, anon, authenticated;

-- Each thing that failed and that nobody has settled since.
create function private.open_failures() returns table (kind text, id text, at timestamptz, subject uuid, what text)
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
    select case when j.kind in ('calendar', 'publish_text', 'forget_old', 'plan_letter', 'plan_sequences') then 'task' else 'mail' end,
      j.id::text, j.finished_at, j.subject_id, j.kind from private.jobs j where j.state = 'failed'
  )
  select f.kind, f.id, f.at, f.subject, f.what from failed f
  -- What fails anew shows anew.
  where not exists (select from private.settled_failures s where s.kind = f.kind and s.id = f.id and s.at >= coalesce(f.at, s.at))
$$;
revoke all on function private.open_failures() from public, anon, authenticated;

create function private.settle_failure(failure_kind text, failure_id text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  found_one record;
begin
  if not private.works_as('sales', 'support') then
    raise exception 'only staff settle what failed' using errcode = '42501';
  end if;
  select * into found_one from private.open_failures() f where f.kind = failure_kind and f.id = failure_id;
  -- Settled by somebody else, or over.
  if found_one.id is null then return; end if;
  insert into private.settled_failures (kind, id) values (failure_kind, failure_id)
  on conflict (kind, id) do update set at = excluded.at;
  perform private.note_act('failure', found_one.subject, 'settled', jsonb_build_object('kind', failure_kind, 'id', failure_id));
end
$$;
create function public.settle_failure(failure_kind text, failure_id text) returns void
language sql set search_path = ''
as $$ select private.settle_failure(failure_kind, failure_id) $$;
revoke all on function private.settle_failure(text, text) from public, anon;
revoke all on function public.settle_failure(text, text) from public, anon;
grant execute on function private.settle_failure(text, text) to authenticated, service_role;
grant execute on function public.settle_failure(text, text) to authenticated, service_role;

-- Any mail can be sent again: of requests by who handles them, others by who works with orders and people.
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
  where j.id = job and j.state = 'failed';
  if not found then perform private.fail('request_not_found', 404, 'There is no such mail to send again.'); end if;
  if failed.kind = 'letter' then
    update private.letter_sends s set state = 'planned', error = null where s.id = failed.subject_id and s.state = 'failed';
  end if;
  perform private.note_act(case when is_request then 'request' else 'mail' end, failed.subject_id, 'resent',
    jsonb_build_object('mail', job));
end
$$;

create or replace function private.console_day() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant timestamptz := date_trunc('day', now() at time zone 'America/Toronto') at time zone 'America/Toronto';
  sells constant boolean := private.works_as('sales', 'support');
begin
  if not private.works_as('sales', 'content', 'support') then
    raise exception 'only staff see the day' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'sales', case when sells then (
      select jsonb_build_object(
        'orders', count(*) filter (where j.kind = 'sale' and j.created_at >= today),
        'total_cents', coalesce(sum(j.total_cents) filter (where j.created_at >= today), 0),
        'week_orders', count(*) filter (where j.kind = 'sale'),
        'week_total_cents', coalesce(sum(j.total_cents), 0)
      )
      from public.journal_entries j where j.created_at >= today - interval '6 days'
    ) end,
    'requests', case when private.works_as('sales') then (
      select jsonb_build_object('today', count(*) filter (where l.created_at >= today), 'week', count(*))
      from public.leads l where l.kind <> 'newsletter' and l.created_at >= today - interval '6 days'
    ) end,
    'appointments', case when sells then (
      select coalesce(jsonb_agg(to_jsonb(b) order by b.starts_at), '[]')
      from (
        select b.id, b.title, b.starts_at, b.status, c.name as creator
        from public.bookings b left join public.creators c on c.id = b.creator_id
        where b.status in ('proposed', 'confirmed') and b.starts_at >= today
        union all
        -- Those that were bought are above, where they have a time.
        select a.id, coalesce(l.name, b.title), a.starts_at, a.state,
          case when a.state = 'booked' then nullif(trim(p.full_name), '') end
        from private.appointments a
          left join public.leads l on l.id = a.lead_id left join public.bookings b on b.id = a.booking_id
          left join public.profiles p on p.user_id = a.host_id
        where a.state in ('booked', 'displaced') and a.starts_at >= today and coalesce(b.status not in ('proposed', 'confirmed'), true)
        order by starts_at limit 10
      ) b
    ) end,
    'questions', case when sells then (select count(*) from public.refunds r where r.status = 'asked') end,
    'disputes', case when sells then (select count(*) from public.orders o where o.dispute_status = 'open') end,
    'reports', case when private.works_as('content', 'support') then (select count(*) from public.review_reports) end,
    'failures', case when sells then (
      select jsonb_build_object(
        'refunds', count(*) filter (where f.kind in ('refund_failed', 'refund_late')),
        'payments', count(*) filter (where f.kind = 'payment'),
        'receipts', count(*) filter (where f.kind = 'receipt'),
        'mails', count(*) filter (where f.kind = 'mail'))
      from private.open_failures() f
    ) end,
    'failed', case when sells then (
      select coalesce(jsonb_agg(to_jsonb(f) order by f.at desc, f.id), '[]')
      from (select * from private.open_failures() order by at desc, id limit 50) f
    ) end
  );
end
$$;
