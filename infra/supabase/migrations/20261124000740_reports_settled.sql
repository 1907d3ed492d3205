-- Undone by: console_moderation and console_day as they were, dropping the two functions, then the column.
--
-- A review that somebody has reported may be let stand: its reports are settled, and it no longer waits. Whoever reports it
-- afterwards asks anew. A review counts once, however many have reported it.
set local lock_timeout = '1s';
alter table public.review_reports add column settled_at timestamptz;

-- Settles what was said against a review up to what staff have read, or takes the last such decision back.
create function private.settle_reports(review uuid, seen_until timestamptz, settled boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.acts_as('content', 'support') then
    raise exception 'only staff decide about reports' using errcode = '42501';
  end if;
  -- Nobody decides about what they wrote themselves.
  if exists (select from public.formation_reviews r where r.id = review and r.user_id = auth.uid()) then
    raise exception 'nobody acts about themselves' using errcode = '42501';
  end if;
  if settled is null or not exists (select from public.review_reports w where w.review_id = review) then
    perform private.fail('moderation_target_not_found', 404, 'Nobody has reported such a review.');
  end if;
  update public.review_reports w set settled_at = case when settled then now() end
  where w.review_id = review and w.created_at <= seen_until and w.settled_at is not distinct from (
    case when not settled then (select max(d.settled_at) from public.review_reports d where d.review_id = review) end
  );
  -- Somebody else has decided the same.
  if not found then return; end if;
  perform private.note_act('moderation', review, case when settled then 'let_stand' else 'reopened' end, jsonb_build_object('kind', 'review'));
end
$$;
revoke all on function private.settle_reports(uuid, timestamptz, boolean) from public, anon;
grant execute on function private.settle_reports(uuid, timestamptz, boolean) to authenticated, service_role;
create function public.settle_reports(review uuid, seen_until timestamptz, settled boolean) returns void
language sql set search_path = ''
as $$ select private.settle_reports(review, seen_until, settled) $$;
revoke all on function public.settle_reports(uuid, timestamptz, boolean) from public, anon;
grant execute on function public.settle_reports(uuid, timestamptz, boolean) to authenticated, service_role;

create or replace function private.console_moderation() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not private.works_as('content', 'support') then
    raise exception 'only staff read measures' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'measures', (
      with newest as (
        select m.* from public.moderations m
        order by (m.appeal is not null and m.answered_at is null and m.lifted_at is null) desc, m.created_at desc, m.id limit 200
      )
      select coalesce(jsonb_agg(to_jsonb(each)), '[]') from (
        select m.id, m.kind, m.subject_name, m.reason, m.appeal, m.appealed_at, m.answer, m.answered_at, m.lifted_at, m.created_at,
          u.email, p.full_name
        from newest m left join auth.users u on u.id = m.user_id left join public.profiles p on p.user_id = m.user_id
        order by (m.appeal is not null and m.answered_at is null and m.lifted_at is null) desc, m.created_at desc, m.id
      ) each
    ),
    'reported', (
      select coalesce(jsonb_agg(to_jsonb(each)), '[]') from (
        select r.id, r.rating, r.comment, r.author_name, f.title, f.slug,
          w.reasons, w.seen_until
        from (
          select o.review_id, jsonb_agg(o.reason order by o.created_at) as reasons, max(o.created_at) as seen_until
          from public.review_reports o where o.settled_at is null group by o.review_id
        ) w join public.formation_reviews r on r.id = w.review_id join public.formations f on f.id = r.formation_id
        order by r.created_at desc, r.id limit 100
      ) each
    )
  );
end
$$;;

create or replace function private.console_day() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
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
    'reports', case when private.works_as('content', 'support') then (
      select count(distinct w.review_id) from public.review_reports w where w.settled_at is null
    ) end,
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
$$;;
