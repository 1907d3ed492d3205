-- Undone by: console_day as it was.
--
-- The day names whoever comes to each appointment, leads to the one that is meant, and counts those that wait for a yes.
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
      select jsonb_build_object(
        'today', count(*) filter (where l.created_at >= today),
        'week', count(*),
        'waiting', (select count(*) from public.leads w where w.kind = 'contact' and w.merged_into is null and w.stage = 'new'))
      from public.leads l where l.kind <> 'newsletter' and l.created_at >= today - interval '6 days'
    ) end,
    'appointments', case when sells then (
      select coalesce(jsonb_agg(to_jsonb(b) order by b.starts_at), '[]')
      from (
        select coalesce(a.id, b.id) as id, b.title, coalesce(nullif(trim(p.full_name), ''), u.email) as visitor, b.starts_at, b.status,
          c.name as creator
        from public.bookings b left join public.creators c on c.id = b.creator_id
          left join private.appointments a on a.booking_id = b.id
          left join auth.users u on u.id = b.user_id left join public.profiles p on p.user_id = b.user_id
        where b.status in ('proposed', 'confirmed') and b.starts_at >= today
        union all
        -- Those that were bought are above, where they have a time.
        select a.id, coalesce(l.name, b.title), coalesce(l.name, nullif(trim(v.full_name), ''), u.email), a.starts_at, a.state,
          case when a.state = 'booked' then nullif(trim(p.full_name), '') end
        from private.appointments a
          left join public.leads l on l.id = a.lead_id left join public.bookings b on b.id = a.booking_id
          left join public.profiles p on p.user_id = a.host_id
          left join auth.users u on u.id = b.user_id left join public.profiles v on v.user_id = b.user_id
        where a.state in ('booked', 'displaced') and a.starts_at >= today and coalesce(b.status not in ('proposed', 'confirmed'), true)
        order by starts_at limit 10
      ) b
    ) end,
    'proposed', case when sells then (
      select count(*) from private.appointments a join public.bookings b on b.id = a.booking_id
      where a.state = 'booked' and b.status = 'proposed' and a.ends_at > now()
    ) end,
    'questions', case when sells then (select count(*) from public.refunds r where r.status = 'asked') end,
    'disputes', case when sells then (select count(*) from public.orders o where o.dispute_status = 'open') end,
    'reports', case when private.works_as('content', 'support') then (
      select count(distinct w.review_id) from public.review_reports w where w.settled_at is null
    ) end,
    'applications', case when private.works_as('content', 'support') then (
      select count(*) from public.creator_applications a where a.status = 'waiting'
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
$$;
