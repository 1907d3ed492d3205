-- Refunds one by one, and the journal from which taxes are reported (AMB-51, AMB-52, AMB-66).

-- What is given back, or asked for. The id is chosen by who asks: asked again it is the same refund, at the card provider
-- too. What has really come back is in `payment_refunds`, as the provider reports it.
create table public.refunds (
  id uuid primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  -- With taxes; null until somebody has decided.
  amount_cents integer check (amount_cents > 0),
  -- asked > declined, or asked > sending > sent; failed is what the provider did not take.
  status text not null check (status in ('asked', 'declined', 'sending', 'sent', 'failed')),
  is_asked_by_buyer boolean not null,
  reason text check (length(reason) <= 500),
  -- What staff say to the buyer.
  answer text check (length(answer) <= 500),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  provider_id text,
  created_at timestamptz not null default now(),
  constraint amount_is_decided check (amount_cents is not null or status in ('asked', 'declined'))
);
create index refunds_order on public.refunds (order_id, created_at);
create index refunds_decided_by on public.refunds (decided_by);
-- Not of the order alone: the API would take a unique column for a relation to one.
create unique index refunds_one_question on public.refunds (order_id, status) where status = 'asked';
create index refunds_on_their_way on public.refunds (decided_at) where status = 'sending';
alter table public.refunds enable row level security;
grant select (id, order_id, amount_cents, status, is_asked_by_buyer, reason, answer, decided_at, created_at)
  on public.refunds to authenticated;
create policy refunds_read on public.refunds for select to authenticated
  using (exists (select from public.orders o where o.id = order_id));

-- What was charged and what came back, each when it did, with its taxes. Nothing is ever changed or removed here but
-- with the order itself.
create table public.journal_entries (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  kind text not null check (kind in ('sale', 'refund')),
  -- Negative where it is a refund.
  subtotal_cents integer not null,
  tps_cents integer not null,
  tvq_cents integer not null,
  total_cents integer not null,
  created_at timestamptz not null default now(),
  constraint journal_sums check (subtotal_cents + tps_cents + tvq_cents = total_cents)
);
create index journal_entries_order on public.journal_entries (order_id);
create index journal_entries_time on public.journal_entries (created_at, id);
alter table public.journal_entries enable row level security;
grant select on public.journal_entries to authenticated;
create policy journal_read on public.journal_entries for select to authenticated
  using ((select private.works_as('sales')));

-- How much of some returned cents of an order is price, and how much each tax: whole cents, half up; the price is the rest.
-- Counted from the order's beginning, so that parts returned one after the other add up to what was charged.
create function private.returned_parts(
  paid public.orders, returned integer, out subtotal integer, out tps integer, out tvq integer
)
language sql immutable
set search_path = ''
as $$
  select returned - part.tps - part.tvq, part.tps, part.tvq
  from (
    select round(returned::numeric * (paid).tps_cents / (paid).total_cents)::integer as tps,
      round(returned::numeric * (paid).tvq_cents / (paid).total_cents)::integer as tvq
  ) part
$$;

-- The journal follows the orders, whatever has changed them.
create function private.keep_journal() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  now_back record;
  was_back record;
begin
  if tg_op = 'INSERT' then
    insert into public.journal_entries (order_id, kind, subtotal_cents, tps_cents, tvq_cents, total_cents, created_at)
    values (new.id, 'sale', new.subtotal_cents, new.tps_cents, new.tvq_cents, new.total_cents, new.created_at);
    return null;
  end if;
  now_back := private.returned_parts(new, new.refunded_cents);
  was_back := private.returned_parts(new, old.refunded_cents);
  insert into public.journal_entries (order_id, kind, subtotal_cents, tps_cents, tvq_cents, total_cents)
  values (new.id, 'refund', was_back.subtotal - now_back.subtotal, was_back.tps - now_back.tps,
    was_back.tvq - now_back.tvq, old.refunded_cents - new.refunded_cents);
  return null;
end
$$;
create trigger orders_sold after insert on public.orders
  for each row execute function private.keep_journal();
create trigger orders_returned after update of refunded_cents on public.orders
  for each row when (old.refunded_cents <> new.refunded_cents) execute function private.keep_journal();

-- Orders from before the journal.
insert into public.journal_entries (order_id, kind, subtotal_cents, tps_cents, tvq_cents, total_cents, created_at)
select id, 'sale', subtotal_cents, tps_cents, tvq_cents, total_cents, created_at from public.orders
union all
select o.id, 'refund', -back.subtotal, -back.tps, -back.tvq, -o.refunded_cents, coalesce(r.updated_at, o.created_at)
from public.orders o
left join public.payment_refunds r on r.payment_intent_id = o.payment_intent_id
cross join lateral private.returned_parts(o, o.refunded_cents) back
where o.refunded_cents > 0;

-- As before, with the creator's share of what the journal calls the price.
create or replace function private.settle_refund(intent text) returns void
language plpgsql
set search_path = ''
as $$
declare
  paid public.orders;
  bought public.order_items;
  returned integer;
  earned record;
  gross integer;
  share integer;
begin
  select * into paid from public.orders where payment_intent_id = intent for update;
  select least(refunded_cents, paid.total_cents) into returned from public.payment_refunds where payment_intent_id = intent;
  if paid.id is null or coalesce(returned, 0) <= paid.refunded_cents then return; end if;
  update public.orders set refunded_cents = returned,
    status = case when returned = total_cents then 'refunded' else 'partially_refunded' end
  where id = paid.id;

  select * into bought from public.order_items where order_id = paid.id;
  select creator_id, sum(gross_cents)::integer as gross_cents, sum(creator_cents)::integer as creator_cents into earned
  from public.creator_earnings where order_item_id = bought.id group by creator_id;
  if earned.creator_id is not null then
    gross := paid.subtotal_cents - (private.returned_parts(paid, returned)).subtotal;
    share := gross * 70 / 100;
    insert into public.creator_earnings (creator_id, order_item_id, kind, gross_cents, creator_cents, platform_cents)
    values (earned.creator_id, bought.id, 'refund', gross - earned.gross_cents, share - earned.creator_cents,
      gross - earned.gross_cents - (share - earned.creator_cents));
  end if;
  if returned < paid.total_cents then return; end if;

  update public.creator_tips set status = 'refunded' where id = bought.tip_id;
  update public.bookings set status = 'cancelled' where order_item_id = bought.id and status <> 'done';
  update public.user_products set is_active = false
  where user_id = paid.user_id and product_id = bought.product_id and not exists (
    select from public.order_items i join public.orders o on o.id = i.order_id
    where i.product_id = bought.product_id and o.user_id = paid.user_id and o.status <> 'refunded'
  );
end
$$;

-- What can still be given back: what the provider has reported, and what is on its way to it, is gone already.
create function private.refundable_cents(paid public.orders) returns integer
language sql stable
set search_path = ''
as $$
  select (paid).total_cents - greatest((paid).refunded_cents, coalesce(sum(r.amount_cents), 0)::integer)
  from public.refunds r where r.order_id = (paid).id and r.status in ('sending', 'sent')
$$;

-- A buyer's own refund within thirty days is a row too; it has the order's id, as there is one.
create or replace function public.begin_refund(buyer uuid, order_id uuid, reason text) returns text
language plpgsql
set search_path = ''
as $$
declare
  paid public.orders;
begin
  select * into paid from public.orders o where o.id = begin_refund.order_id and o.user_id = buyer for update;
  if paid.payment_intent_id is null then
    perform private.fail('order_not_found', 404, 'There is no such order.');
  end if;
  if paid.status <> 'paid' or exists (
    select from public.refunds r where r.order_id = paid.id and r.id <> paid.id and r.status in ('sending', 'sent')
  ) then
    perform private.fail('already_refunded', 409, 'The order has been refunded.');
  end if;
  if paid.created_at < now() - interval '30 days' then
    perform private.fail('refund_too_late', 409, 'Orders are refunded within 30 days.');
  end if;
  update public.orders set refund_requested_at = coalesce(refund_requested_at, now()),
    refund_reason = coalesce(begin_refund.reason, refund_reason)
  where id = paid.id;
  insert into public.refunds as r (id, order_id, amount_cents, status, is_asked_by_buyer, reason, decided_at)
  values (paid.id, paid.id, paid.total_cents, 'sending', true, begin_refund.reason, now())
  on conflict (id) do update
    set status = case r.status when 'failed' then 'sending' else r.status end, reason = coalesce(excluded.reason, r.reason);
  return paid.payment_intent_id;
end
$$;

create or replace function public.abandon_refund(order_id uuid) returns void
language sql
set search_path = ''
as $$
  update public.orders o set refund_requested_at = null where o.id = abandon_refund.order_id;
  update public.refunds r set status = 'failed' where r.id = abandon_refund.order_id and r.status = 'sending'
$$;

-- The provider has taken a refund, or will never take it.
create function public.settle_sent_refund(refund uuid, provider_id text) returns void
language sql
set search_path = ''
as $$
  update public.refunds r
  set status = case when settle_sent_refund.provider_id is null then 'failed' else 'sent' end,
    provider_id = settle_sent_refund.provider_id
  where r.id = refund and r.status = 'sending'
$$;

-- What is to be sent: one refund, or those whose sending was interrupted, for `reconcile-payments`.
create function public.refunds_to_send(refund uuid default null) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', r.id, 'payment_intent_id', o.payment_intent_id, 'amount_cents', r.amount_cents
  ) order by r.decided_at), '[]')
  from public.refunds r join public.orders o on o.id = r.order_id
  where r.status = 'sending'
    and case when refund is null then r.decided_at < now() - interval '10 minutes' else r.id = refund end
$$;

-- A buyer asks staff, where the thirty days are over or a part has come back already. Asked again it is the same question.
create function private.ask_refund(of_order uuid, reason text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  paid public.orders;
begin
  select * into paid from public.orders o where o.id = of_order and o.user_id = auth.uid() for update;
  if paid.payment_intent_id is null then
    perform private.fail('order_not_found', 404, 'There is no such order.');
  end if;
  if coalesce(trim(ask_refund.reason), '') = '' then
    perform private.fail('reason_required', 422, 'Staff decide by what the buyer says.');
  end if;
  if private.refundable_cents(paid) <= 0 then
    perform private.fail('already_refunded', 409, 'The order has been refunded.');
  end if;
  if (select count(*) from public.refunds r where r.order_id = paid.id and r.is_asked_by_buyer) >= 5 then
    perform private.fail('quota_reached', 422, 'This order has been asked about often enough.', '5');
  end if;
  insert into public.refunds (id, order_id, status, is_asked_by_buyer, reason)
  values (gen_random_uuid(), paid.id, 'asked', true, trim(ask_refund.reason))
  on conflict (order_id, status) where status = 'asked' do nothing;
end
$$;
create function public.ask_refund(of_order uuid, reason text) returns void
language sql
set search_path = ''
as $$ select private.ask_refund(of_order, reason) $$;

-- Support decides (AMB-66): so many cents of an order go back, or null for a question that is declined. The id is that of
-- the buyer's question, or a new one. Decided again in the same way, nothing changes.
create function private.decide_refund(refund uuid, of_order uuid, cents integer, answer text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  paid public.orders;
  known public.refunds;
  refundable integer;
begin
  if not private.acts_as('support') then
    raise exception 'only the owner and support decide about refunds' using errcode = '42501';
  end if;
  select * into paid from public.orders o where o.id = of_order for update;
  if paid.payment_intent_id is null then
    perform private.fail('order_not_found', 404, 'There is no such order.');
  end if;
  if paid.user_id = auth.uid() and not private.is_admin() then
    raise exception 'nobody decides about their own money' using errcode = '42501';
  end if;
  if coalesce(trim(decide_refund.answer), '') = '' then
    perform private.fail('reason_required', 422, 'A decision about money says why.');
  end if;
  select * into known from public.refunds r where r.id = refund;
  if known.id is not null and known.status <> 'asked' then
    if known.order_id = of_order and known.amount_cents is not distinct from cents and known.status <> 'failed' then return; end if;
    perform private.fail('already_decided', 409, 'This has been decided already.');
  end if;
  if known.order_id <> of_order or (known.id is null and cents is null) then
    perform private.fail('bad_request', 422, 'There is no such question about this order.');
  end if;
  refundable := private.refundable_cents(paid);
  if cents is not null and cents not between 1 and refundable then
    perform private.fail('refund_too_large', 409, 'That is not what is left of the order.', refundable::text);
  end if;
  insert into public.refunds (id, order_id, amount_cents, status, is_asked_by_buyer, answer, decided_by, decided_at)
  values (refund, of_order, cents, case when cents is null then 'declined' else 'sending' end, false,
    trim(decide_refund.answer), auth.uid(), now())
  on conflict (id) do update set amount_cents = excluded.amount_cents, answer = excluded.answer,
    status = excluded.status, decided_by = excluded.decided_by, decided_at = excluded.decided_at;
  perform private.note_act('money', of_order, case when cents is null then 'declined' else 'refunded' end,
    jsonb_build_object('refund', refund, 'cents', cents));
end
$$;
create function public.decide_refund(refund uuid, of_order uuid, cents integer, answer text) returns void
language sql
set search_path = ''
as $$ select private.decide_refund(refund, of_order, cents, answer) $$;

-- The console's list of orders, newest first, a page after the order that was last shown (keyset). `order_status` is one
-- of the orders', or `asked` for those with a question that waits.
create index orders_newest on public.orders (created_at desc, id desc);
create function private.console_orders(
  words text, order_status text, since date, until date, after_at timestamptz, after_id uuid, size integer
) returns table (
  id uuid, created_at timestamptz, status text, total_cents integer, refunded_cents integer, is_asked boolean,
  buyer_name text, buyer_email text, items text
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  -- Characters that `like` reads in its own way are looked for as they are.
  pattern constant text := '%' || regexp_replace(private.fold_text(trim(words)), '([\\%_])', '\\\1', 'g') || '%';
begin
  if not private.works_as('sales', 'support') then
    raise exception 'only staff read orders' using errcode = '42501';
  end if;
  return query
  select o.id, o.created_at, o.status, o.total_cents, o.refunded_cents, asked.waits, p.full_name, u.email::text, i.names
  from public.orders o
  left join auth.users u on u.id = o.user_id
  left join public.profiles p on p.user_id = o.user_id
  cross join lateral (select string_agg(t.name, ', ') as names from public.order_items t where t.order_id = o.id) i
  cross join lateral (
    select exists (select from public.refunds r where r.order_id = o.id and r.status = 'asked') as waits
  ) asked
  where (after_at is null or (o.created_at, o.id) < (after_at, after_id))
    and (order_status is null or o.status = order_status or (order_status = 'asked' and asked.waits))
    and (since is null or o.created_at >= since::timestamp at time zone 'America/Toronto')
    and (until is null or o.created_at < (until + 1)::timestamp at time zone 'America/Toronto')
    and (pattern is null
      or private.fold_text(concat_ws(' ', p.full_name, u.email, i.names, o.id::text)) like pattern)
  order by o.created_at desc, o.id desc
  limit least(size, 200);
end
$$;
create function public.console_orders(
  words text default null, order_status text default null, since date default null, until date default null,
  after_at timestamptz default null, after_id uuid default null, size integer default 100
) returns table (
  id uuid, created_at timestamptz, status text, total_cents integer, refunded_cents integer, is_asked boolean,
  buyer_name text, buyer_email text, items text
)
language sql stable
set search_path = ''
as $$ select * from private.console_orders(words, order_status, since, until, after_at, after_id, size) $$;

-- Everything about one order.
create function private.console_order(of_order uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  paid public.orders;
begin
  if not private.works_as('sales', 'support') then
    raise exception 'only staff read orders' using errcode = '42501';
  end if;
  select * into paid from public.orders o where o.id = of_order;
  if paid.id is null then perform private.fail('order_not_found', 404, 'There is no such order.'); end if;
  return to_jsonb(paid) - array['user_id', 'refund_requested_at', 'refund_reason'] || jsonb_build_object(
    'refundable_cents', case when paid.payment_intent_id is null then 0 else private.refundable_cents(paid) end,
    'buyer', (
      select jsonb_build_object('id', u.id, 'email', u.email, 'full_name', p.full_name)
      from auth.users u left join public.profiles p on p.user_id = u.id where u.id = paid.user_id
    ),
    'order_items', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name, 'description', i.description,
        'category', i.category, 'unit_price', i.unit_price)), '[]')
      from public.order_items i where i.order_id = paid.id
    ),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'amount_cents', r.amount_cents, 'status', r.status,
        'is_asked_by_buyer', r.is_asked_by_buyer, 'reason', r.reason, 'answer', r.answer, 'created_at', r.created_at,
        'decided_at', r.decided_at, 'decided_by', coalesce(p.full_name, u.email)) order by r.created_at), '[]')
      from public.refunds r left join auth.users u on u.id = r.decided_by
      left join public.profiles p on p.user_id = r.decided_by
      where r.order_id = paid.id
    ),
    'journal', (
      select coalesce(jsonb_agg(to_jsonb(j) - 'order_id' order by j.id), '[]')
      from public.journal_entries j where j.order_id = paid.id
    ),
    'earnings', (
      select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'creator', c.name, 'gross_cents', e.gross_cents,
        'creator_cents', e.creator_cents, 'platform_cents', e.platform_cents, 'created_at', e.created_at)
        order by e.created_at), '[]')
      from public.creator_earnings e join public.order_items i on i.id = e.order_item_id
      join public.creators c on c.id = e.creator_id
      where i.order_id = paid.id
    ),
    'has_access', exists (
      select from public.user_products a join public.order_items i on i.product_id = a.product_id
      where i.order_id = paid.id and a.user_id = paid.user_id and a.is_active
    )
  );
end
$$;
create function public.console_order(of_order uuid) returns jsonb
language sql stable
set search_path = ''
as $$ select private.console_order(of_order) $$;

-- The journal of some days in Québec, both included, for accounting: a line an entry, oldest first.
create function private.accounting(since date, until date) returns jsonb
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
      'payment', o.payment_intent_id, 'subtotal_cents', j.subtotal_cents, 'tps_cents', j.tps_cents,
      'tvq_cents', j.tvq_cents, 'total_cents', j.total_cents) order by j.created_at, j.id), '[]')
    from public.journal_entries j join public.orders o on o.id = j.order_id
    where j.created_at >= since::timestamp at time zone 'America/Toronto'
      and j.created_at < (until + 1)::timestamp at time zone 'America/Toronto'
  );
end
$$;
create function public.accounting(since date, until date) returns jsonb
language sql stable
set search_path = ''
as $$ select private.accounting(since, until) $$;

-- People by name or address, newest first, in pages as orders.
create function private.console_people(words text, after_at timestamptz, after_id uuid, size integer) returns table (
  id uuid, created_at timestamptz, full_name text, email text, profile_role text, staff_roles text[], orders integer
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  pattern constant text := '%' || regexp_replace(private.fold_text(trim(words)), '([\\%_])', '\\\1', 'g') || '%';
begin
  if not private.works_as('sales', 'support') then
    raise exception 'only staff read who people are' using errcode = '42501';
  end if;
  return query
  select u.id, u.created_at, p.full_name, u.email::text, p.role,
    coalesce((select array_agg(s.role order by s.role) from public.staff_roles s where s.user_id = u.id), '{}'),
    (select count(*)::integer from public.orders o where o.user_id = u.id)
  from auth.users u join public.profiles p on p.user_id = u.id
  where (after_at is null or (u.created_at, u.id) < (after_at, after_id))
    and (pattern is null or private.fold_text(concat_ws(' ', p.full_name, u.email)) like pattern)
  order by u.created_at desc, u.id desc
  limit least(size, 200);
end
$$;
create function public.console_people(
  words text default null, after_at timestamptz default null, after_id uuid default null, size integer default 100
) returns table (
  id uuid, created_at timestamptz, full_name text, email text, profile_role text, staff_roles text[], orders integer
)
language sql stable
set search_path = ''
as $$ select * from private.console_people(words, after_at, after_id, size) $$;

-- The day in Québec so far, and what waits. Each part is there for who works with it, else null.
create function private.console_day() returns jsonb
language plpgsql stable security definer
set search_path = ''
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
        where b.status in ('proposed', 'confirmed') and b.starts_at >= today order by b.starts_at limit 10
      ) b
    ) end,
    'questions', case when sells then (select count(*) from public.refunds r where r.status = 'asked') end,
    'reports', case when private.works_as('content', 'support') then (select count(*) from public.review_reports) end,
    'failures', case when sells then jsonb_build_object(
      'refunds', (select count(*) from public.refunds r where r.status = 'failed'
        or (r.status = 'sending' and r.decided_at < now() - interval '1 hour')),
      'payments', (select count(*) from public.stripe_events e
        where e.outcome in ('amount_mismatch', 'unknown_session') and e.received_at >= today - interval '6 days'),
      'receipts', (select count(*) from public.orders o
        where o.receipt_sent_at is null and o.user_id is not null and o.created_at < now() - interval '1 hour'),
      'mails', (select count(*) from private.jobs j where j.state = 'failed')
    ) end
  );
end
$$;
create function public.console_day() returns jsonb
language sql stable
set search_path = ''
as $$ select private.console_day() $$;

revoke all on function
  private.returned_parts(public.orders, integer), private.keep_journal(), private.refundable_cents(public.orders),
  public.settle_sent_refund(uuid, text), public.refunds_to_send(uuid),
  private.ask_refund(uuid, text), public.ask_refund(uuid, text),
  private.decide_refund(uuid, uuid, integer, text), public.decide_refund(uuid, uuid, integer, text),
  private.console_orders(text, text, date, date, timestamptz, uuid, integer),
  public.console_orders(text, text, date, date, timestamptz, uuid, integer),
  private.console_order(uuid), public.console_order(uuid),
  private.accounting(date, date), public.accounting(date, date),
  private.console_people(text, timestamptz, uuid, integer), public.console_people(text, timestamptz, uuid, integer),
  private.console_day(), public.console_day()
  from public;
grant execute on function
  private.ask_refund(uuid, text), public.ask_refund(uuid, text),
  private.decide_refund(uuid, uuid, integer, text), public.decide_refund(uuid, uuid, integer, text),
  private.console_orders(text, text, date, date, timestamptz, uuid, integer),
  public.console_orders(text, text, date, date, timestamptz, uuid, integer),
  private.console_order(uuid), public.console_order(uuid),
  private.accounting(date, date), public.accounting(date, date),
  private.console_people(text, timestamptz, uuid, integer), public.console_people(text, timestamptz, uuid, integer),
  private.console_day(), public.console_day()
  to authenticated;

-- What a buyer wrote goes with the account, and into its export.
create or replace function private.delete_account(person uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  creator uuid;
begin
  select id into creator from public.creators where user_id = person;
  if creator is not null then
    update public.products p set is_active = false
    from public.formations f where f.id = p.formation_id and f.creator_id = creator;
    delete from public.formations f where f.creator_id = creator and not exists (
      select from public.products p join public.user_products u on u.product_id = p.id where p.formation_id = f.id
    ) and not exists (select from public.user_certificates c where c.formation_id = f.id);
    update public.formations set is_published = false where creator_id = creator;
    delete from public.creator_services where creator_id = creator;
    update public.creators set name = 'Ancien formateur', slug = 'ancien-formateur-' || left(id::text, 8), bio = null,
      bio_long = null, avatar_url = null, website_url = null, linkedin_url = null, company = null, location = null,
      show_revenue = false, consulting_available = false, is_verified = false, specialties = '{}'
    where id = creator;
  end if;
  update public.creator_tips set message = null where user_id = person;
  update public.refunds r set reason = null, answer = null
  from public.orders o where o.id = r.order_id and o.user_id = person;
  update public.orders set refund_reason = null where user_id = person;
  delete from public.leads l using auth.users u where u.id = person and l.email = lower(u.email);
  delete from auth.users where id = person;
end
$$;
create or replace function private.export_account(person uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  owned record;
  rows jsonb;
  result jsonb;
begin
  select jsonb_build_object('account', jsonb_build_object('id', u.id, 'email', u.email, 'created_at', u.created_at,
    'metadata', u.raw_user_meta_data))
  into result from auth.users u where u.id = person;
  for owned in
    select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE' order by c.table_name
  loop
    execute format('select coalesce(jsonb_agg(to_jsonb(t)), ''[]'') from public.%I t where t.user_id = $1', owned.table_name)
    into rows using person;
    result := result || jsonb_build_object(owned.table_name, rows);
  end loop;
  return result || jsonb_build_object(
    'order_items', (
      select coalesce(jsonb_agg(to_jsonb(i)), '[]')
      from public.order_items i join public.orders o on o.id = i.order_id where o.user_id = person
    ),
    'refunds', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'decided_by'), '[]')
      from public.refunds r join public.orders o on o.id = r.order_id where o.user_id = person
    ),
    'formations', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'search_text'), '[]')
      from public.formations f join public.creators c on c.id = f.creator_id where c.user_id = person
    ),
    'creator_earnings', (
      select coalesce(jsonb_agg(to_jsonb(e)), '[]')
      from public.creator_earnings e join public.creators c on c.id = e.creator_id where c.user_id = person
    ),
    'leads', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'token'), '[]')
      from public.leads l join auth.users u on lower(u.email) = l.email where u.id = person
    ));
end
$$;
