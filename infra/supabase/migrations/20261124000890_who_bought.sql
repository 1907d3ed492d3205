-- Undone by: private.accounting as it was.
--
-- A line of the journal says whose sale it is, as the list of orders does: a number and a course alone do not call it to mind.
create or replace function private.accounting(since date, until date)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.works_as('sales') then
    raise exception 'only the owner and sales read the accounts' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('created_at', j.created_at, 'order_id', j.order_id, 'kind', j.kind,
      'items', (select string_agg(i.name, ', ') from public.order_items i where i.order_id = j.order_id),
      'subtotal_cents', j.subtotal_cents, 'tps_cents', j.tps_cents,
      'tvq_cents', j.tvq_cents, 'total_cents', j.total_cents)
      -- Each by its id: how many there are is not known before, and all orders would be read for a month's.
      || (select jsonb_build_object('payment', o.payment_intent_id, 'tps_number', o.tps_number, 'tvq_number', o.tvq_number,
          'buyer', (select p.full_name from public.profiles p where p.user_id = o.user_id))
        from public.orders o where o.id = j.order_id) order by j.created_at, j.id), '[]')
    from public.journal_entries j
    where j.created_at >= since::timestamp at time zone 'America/Toronto'
      and j.created_at < (until + 1)::timestamp at time zone 'America/Toronto'
  );
end
$$;
