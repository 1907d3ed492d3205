-- Refunds that a bank sends back, and payments that it contests: order, access, shares and journal follow both, whatever order the
-- card provider's reports come in, and however often (decision 0035).

-- Each refund as the provider reports it. Whether it has failed never goes back: a refund is not tried again under its id.
create table public.provider_refunds (
  id text primary key,
  payment_intent_id text not null,
  amount_cents integer not null check (amount_cents >= 0),
  has_failed boolean not null default false
);
create index provider_refunds_payment on public.provider_refunds (payment_intent_id);

-- Each time a bank contests a payment. What was once reported stays true.
create table public.disputes (
  id text primary key,
  payment_intent_id text not null,
  amount_cents integer not null check (amount_cents >= 0),
  reason text not null default '' check (length(reason) <= 100),
  -- Until when evidence is taken.
  due_at timestamptz,
  outcome text check (outcome in ('won', 'lost', 'dropped')),
  is_withdrawn boolean not null default false,
  is_reinstated boolean not null default false,
  created_at timestamptz not null default now()
);
create index disputes_payment on public.disputes (payment_intent_id);

alter table public.provider_refunds enable row level security;
alter table public.disputes enable row level security;
revoke all on public.provider_refunds, public.disputes from anon, authenticated;
grant all on public.provider_refunds, public.disputes to service_role;

-- What the bank holds of it, besides what was given back; and where the last question about it stands.
alter table public.orders add column disputed_cents integer not null default 0 check (disputed_cents between 0 and total_cents);
alter table public.orders add column dispute_status text check (dispute_status in ('open', 'won', 'lost', 'dropped'));
grant select (disputed_cents, dispute_status) on public.orders to authenticated;
create index orders_disputed on public.orders (created_at desc) where dispute_status is not null;

alter table public.journal_entries drop constraint journal_entries_kind_check;
alter table public.journal_entries add constraint journal_entries_kind_check
  check (kind in ('sale', 'refund', 'refund_failed', 'dispute', 'dispute_won'));

-- Taxes come back with the price and no further: a bank that takes back what was given back already takes it from us alone.
create or replace function private.returned_parts(paid public.orders, returned integer, out subtotal integer, out tps integer, out tvq integer)
language sql immutable set search_path = ''
as $$
  select returned - part.tps - part.tvq, part.tps, part.tvq
  from (
    select round(priced::numeric * (paid).tps_cents / (paid).total_cents)::integer as tps,
      round(priced::numeric * (paid).tvq_cents / (paid).total_cents)::integer as tvq
    from (select least(returned, (paid).total_cents) as priced) p
  ) part
$$;

create or replace function private.keep_journal() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  back integer;
  line record;
  now_back record;
  was_back record;
begin
  if tg_op = 'INSERT' then
    insert into public.journal_entries (order_id, kind, subtotal_cents, tps_cents, tvq_cents, total_cents, created_at)
    values (new.id, 'sale', new.subtotal_cents, new.tps_cents, new.tvq_cents, new.total_cents, new.created_at);
    return null;
  end if;
  back := old.refunded_cents + old.disputed_cents;
  for line in
    select cents, kind from (values
      (new.refunded_cents - old.refunded_cents, 'refund', 'refund_failed'),
      (new.disputed_cents - old.disputed_cents, 'dispute', 'dispute_won')
    ) moved (cents, taken, given) cross join lateral (select case when cents > 0 then taken else given end as kind) k
    where cents <> 0
  loop
    was_back := private.returned_parts(new, back);
    back := back + line.cents;
    now_back := private.returned_parts(new, back);
    insert into public.journal_entries (order_id, kind, subtotal_cents, tps_cents, tvq_cents, total_cents)
    values (new.id, line.kind, was_back.subtotal - now_back.subtotal, was_back.tps - now_back.tps, was_back.tvq - now_back.tvq,
      -line.cents);
  end loop;
  return null;
end
$$;
drop trigger orders_returned on public.orders;
create trigger orders_returned after update of refunded_cents, disputed_cents on public.orders for each row
  when (old.refunded_cents <> new.refunded_cents or old.disputed_cents <> new.disputed_cents)
  execute function private.keep_journal();

-- What the reports about a payment come to, taken together: the same for the same reports, in whatever order.
create function private.settle_returned(intent text) returns void
language plpgsql set search_path = ''
as $$
declare
  paid public.orders;
  bought public.order_items;
  refunded integer;
  held integer;
  state text;
  back integer;
  earned record;
  gross integer;
  share integer;
begin
  select * into paid from public.orders where payment_intent_id = intent for update;
  if paid.id is null then return; end if;
  -- The provider's total at a charge counts refunds that failed later; of some refunds there is that total alone.
  select least(paid.total_cents, greatest(
      coalesce(sum(r.amount_cents) filter (where not r.has_failed), 0),
      coalesce((select p.refunded_cents from public.payment_refunds p where p.payment_intent_id = intent), 0)
        - coalesce(sum(r.amount_cents) filter (where r.has_failed), 0)))
  into refunded from public.provider_refunds r where r.payment_intent_id = intent;
  -- Who lost has lost the money, even where nothing was said of its withdrawal.
  select least(paid.total_cents, coalesce(sum(d.amount_cents) filter (where
      (d.is_withdrawn or d.outcome = 'lost') and not d.is_reinstated and coalesce(d.outcome, '') <> 'won'), 0)),
    case when bool_or(d.outcome is null) then 'open' when bool_or(d.outcome = 'lost') then 'lost'
      when bool_or(d.outcome = 'won') then 'won' else min(d.outcome) end
  into held, state from public.disputes d where d.payment_intent_id = intent;
  if (refunded, held) = (paid.refunded_cents, paid.disputed_cents) and state is not distinct from paid.dispute_status then return; end if;
  update public.orders set refunded_cents = refunded, disputed_cents = held, dispute_status = state,
    status = case refunded when total_cents then 'refunded' when 0 then 'paid' else 'partially_refunded' end
  where id = paid.id;
  back := least(paid.total_cents, refunded + held);
  if back = least(paid.total_cents, paid.refunded_cents + paid.disputed_cents) then return; end if;
  select * into bought from public.order_items where order_id = paid.id;
  select creator_id, sum(gross_cents)::integer as gross_cents, sum(creator_cents)::integer as creator_cents into earned
  from public.creator_earnings where order_item_id = bought.id group by creator_id;
  if earned.creator_id is not null then
    gross := paid.subtotal_cents - (private.returned_parts(paid, back)).subtotal;
    share := gross::bigint * 70 / 100;
    insert into public.creator_earnings (creator_id, order_item_id, kind, gross_cents, creator_cents, platform_cents)
    values (earned.creator_id, bought.id, 'refund', gross - earned.gross_cents, share - earned.creator_cents,
      gross - earned.gross_cents - (share - earned.creator_cents));
  end if;
  if back = paid.total_cents then
    update public.creator_tips set status = 'refunded' where id = bought.tip_id;
    update public.bookings set status = 'cancelled' where order_item_id = bought.id and status <> 'done';
  elsif paid.refunded_cents + paid.disputed_cents >= paid.total_cents then
    -- Paid after all. Its time may be another's by now: a new one is proposed.
    update public.creator_tips set status = 'paid' where id = bought.tip_id;
    update public.bookings set status = 'to_schedule', starts_at = null where order_item_id = bought.id and status = 'cancelled';
  end if;
  update public.user_products u set is_active = not u.is_active
  where u.user_id = paid.user_id and u.product_id = bought.product_id and u.is_active <> exists (
    select from public.order_items i join public.orders o on o.id = i.order_id
    where i.product_id = bought.product_id and o.user_id = paid.user_id and o.refunded_cents + o.disputed_cents < o.total_cents
  );
end
$$;
revoke all on function private.settle_returned(text) from public, anon, authenticated;

create or replace function private.fulfil_checkout(checkout public.checkout_sessions, session_id text, intent text) returns boolean
language plpgsql set search_path = ''
as $$
declare
  tax public.tax_settings;
  bought uuid;
begin
  select * into tax from public.tax_settings;
  insert into public.orders (id, user_id, stripe_session_id, payment_intent_id, subtotal_cents, tps_cents, tvq_cents,
    total_cents, tps_number, tvq_number)
  values (checkout.id, checkout.user_id, session_id, intent, checkout.subtotal_cents, checkout.tps_cents,
    checkout.tvq_cents, checkout.total_cents,
    case when checkout.tps_cents > 0 then tax.tps_number end, case when checkout.tvq_cents > 0 then tax.tvq_number end)
  on conflict do nothing;
  if not found then return false; end if;
  insert into public.order_items (order_id, product_id, service_id, tip_id, name, description, category, unit_price)
  values (checkout.id, checkout.product_id, checkout.service_id, checkout.tip_id, checkout.name, checkout.description,
    checkout.category, checkout.subtotal_cents)
  returning id into bought;
  if checkout.user_id is not null and checkout.product_id is not null then
    insert into public.user_products as u (user_id, product_id) values (checkout.user_id, checkout.product_id)
    on conflict (user_id, product_id) do update set is_active = true, access_granted_at = now() where not u.is_active;
  end if;
  if checkout.user_id is not null and checkout.category = 'consultation' then
    insert into public.bookings (user_id, creator_id, order_item_id, title, duration_minutes)
    values (checkout.user_id, checkout.creator_id, bought, checkout.name,
      coalesce((select duration_minutes from public.creator_services where id = checkout.service_id), 60));
  end if;
  update public.creator_tips set status = 'paid' where id = checkout.tip_id and status = 'pending';
  if checkout.creator_id is not null then
    insert into public.creator_earnings (creator_id, order_item_id, kind, gross_cents, creator_cents, platform_cents)
    values (checkout.creator_id, bought, case checkout.category when 'tip' then 'tip' else 'sale' end,
      checkout.subtotal_cents, checkout.subtotal_cents::bigint * 70 / 100,
      checkout.subtotal_cents - checkout.subtotal_cents::bigint * 70 / 100);
  end if;
  perform private.settle_returned(intent);
  return true;
end
$$;
create or replace function public.apply_stripe_event(event jsonb) returns text
language plpgsql set search_path = ''
as $$
declare
  ranks constant text[] := array['open', 'processing', 'expired', 'failed', 'paid'];
  object constant jsonb := event #> '{data,object}';
  intent constant text := object ->> 'payment_intent';
  kind constant text := event ->> 'type';
  reached text;
  checkout public.checkout_sessions;
  result text := 'ignored';
begin
  insert into public.stripe_events (id, type) values (event ->> 'id', kind) on conflict do nothing;
  if not found then return 'duplicate'; end if;
  -- A refund and the payment it belongs to must see each other.
  if intent is not null then perform pg_advisory_xact_lock(hashtextextended(intent, 0)); end if;
  if kind = 'charge.refunded' then
    insert into public.payment_refunds as r (payment_intent_id, refunded_cents)
    values (intent, (object ->> 'amount_refunded')::integer)
    on conflict (payment_intent_id) do update
      set refunded_cents = greatest(r.refunded_cents, excluded.refunded_cents), updated_at = now();
    perform private.settle_returned(intent);
    result := 'refunded';
  elsif kind in ('refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated') then
    if intent is not null then
      insert into public.provider_refunds as r (id, payment_intent_id, amount_cents, has_failed)
      values (object ->> 'id', intent, (object ->> 'amount')::integer,
        kind = 'refund.failed' or coalesce(object ->> 'status' in ('failed', 'canceled'), false))
      on conflict (id) do update set has_failed = r.has_failed or excluded.has_failed;
      update public.refunds r set status = 'failed' from public.provider_refunds p
      where r.provider_id = object ->> 'id' and r.status = 'sent' and p.id = r.provider_id and p.has_failed;
      perform private.settle_returned(intent);
      result := 'refund';
    end if;
  elsif kind like 'charge.dispute.%' then
    if intent is not null then
      insert into public.disputes as d (id, payment_intent_id, amount_cents, reason, due_at, outcome, is_withdrawn, is_reinstated)
      values (object ->> 'id', intent, (object ->> 'amount')::integer, coalesce(object ->> 'reason', ''),
        to_timestamp((object #>> '{evidence_details,due_by}')::double precision),
        case object ->> 'status' when 'won' then 'won' when 'lost' then 'lost'
          when 'warning_closed' then 'dropped' when 'prevented' then 'dropped' end,
        kind = 'charge.dispute.funds_withdrawn', kind = 'charge.dispute.funds_reinstated')
      on conflict (id) do update set amount_cents = greatest(d.amount_cents, excluded.amount_cents),
        due_at = greatest(d.due_at, excluded.due_at), -- A bank that says both has given the money back.
        outcome = greatest(d.outcome, excluded.outcome),
        is_withdrawn = d.is_withdrawn or excluded.is_withdrawn, is_reinstated = d.is_reinstated or excluded.is_reinstated;
      perform private.settle_returned(intent);
      result := 'dispute';
    end if;
  elsif kind like 'checkout.session.%' then
    select * into checkout from public.checkout_sessions
    where id::text = object ->> 'client_reference_id' and coalesce(stripe_session_id, object ->> 'id') = object ->> 'id'
    for update;
    reached := case kind
      when 'checkout.session.completed' then
        case when object ->> 'payment_status' = 'unpaid' then 'processing' else 'paid' end
      when 'checkout.session.async_payment_succeeded' then 'paid'
      when 'checkout.session.async_payment_failed' then 'failed'
      when 'checkout.session.expired' then 'expired'
    end;
    if checkout.id is null then
      result := 'unknown_session';
    elsif reached = 'paid' and ((object ->> 'amount_total')::bigint, lower(object ->> 'currency'))
        is distinct from (checkout.total_cents::bigint, 'cad') then
      result := 'amount_mismatch';
    elsif reached is not null then
      update public.checkout_sessions set stripe_session_id = object ->> 'id',
        status = ranks[greatest(array_position(ranks, status), array_position(ranks, reached))]
      where id = checkout.id;
      result := reached;
      if reached = 'paid' and private.fulfil_checkout(checkout, object ->> 'id', intent) then result := 'fulfilled'; end if;
    end if;
  end if;
  update public.stripe_events set outcome = result where id = event ->> 'id';
  return result;
end
$$;
drop function private.settle_refund(text);

create or replace function public.settle_sent_refund(refund uuid, provider_id text) returns void
language sql set search_path = ''
as $$
  -- Its failure may have been reported before we knew under which id it was taken.
  update public.refunds r
  set status = case when settle_sent_refund.provider_id is null or exists (
      select from public.provider_refunds p where p.id = settle_sent_refund.provider_id and p.has_failed
    ) then 'failed' else 'sent' end,
    provider_id = settle_sent_refund.provider_id
  where r.id = refund and r.status = 'sending'
$$;

create or replace function private.refundable_cents(paid public.orders) returns integer
language sql stable set search_path = ''
as $$
  select (paid).total_cents - (paid).disputed_cents
    - greatest((paid).refunded_cents, coalesce(sum(r.amount_cents), 0)::integer)
  from public.refunds r where r.order_id = (paid).id and r.status in ('sending', 'sent')
$$;

create or replace function public.begin_refund(buyer uuid, order_id uuid, reason text) returns text
language plpgsql set search_path = ''
as $$
declare
  paid public.orders;
begin
  select * into paid from public.orders o where o.id = begin_refund.order_id and o.user_id = buyer for update;
  if paid.payment_intent_id is null then
    perform private.fail('order_not_found', 404, 'There is no such order.');
  end if;
  if paid.disputed_cents > 0 then
    perform private.fail('payment_disputed', 409, 'The bank holds the money of this order.');
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
    set status = case r.status when 'failed' then 'sending' else r.status end, reason = coalesce(excluded.reason, r.reason),
      decided_at = case r.status when 'failed' then now() else r.decided_at end,
      provider_id = case r.status when 'failed' then null else r.provider_id end;
  return paid.payment_intent_id;
end
$$;

create or replace function private.console_order(of_order uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
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
    'disputes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'amount_cents', d.amount_cents, 'reason', d.reason,
        'due_at', d.due_at, 'status', coalesce(d.outcome, 'open'), 'created_at', d.created_at) order by d.created_at, d.id), '[]')
      from public.disputes d where d.payment_intent_id = paid.payment_intent_id
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

drop function public.console_orders(text, text, date, date, timestamptz, uuid, integer);
drop function private.console_orders(text, text, date, date, timestamptz, uuid, integer);
create function private.console_orders(
  words text, order_status text, since date, until date, after_at timestamptz, after_id uuid, size integer
) returns table (id uuid, created_at timestamptz, status text, total_cents integer, refunded_cents integer, disputed_cents integer,
  dispute_status text, is_asked boolean, buyer_name text, buyer_email text, items text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Characters that `like` reads in its own way are looked for as they are.
  pattern constant text := '%' || regexp_replace(private.fold_text(trim(words)), '([\\%_])', '\\\1', 'g') || '%';
begin
  if not private.works_as('sales', 'support') then
    raise exception 'only staff read orders' using errcode = '42501';
  end if;
  return query
  select o.id, o.created_at, o.status, o.total_cents, o.refunded_cents, o.disputed_cents, o.dispute_status, asked.waits,
    p.full_name, u.email::text, i.names
  from public.orders o
  left join auth.users u on u.id = o.user_id
  left join public.profiles p on p.user_id = o.user_id
  cross join lateral (select string_agg(t.name, ', ') as names from public.order_items t where t.order_id = o.id) i
  cross join lateral (
    select exists (select from public.refunds r where r.order_id = o.id and r.status = 'asked') as waits
  ) asked
  where (after_at is null or (o.created_at, o.id) < (after_at, after_id))
    and (order_status is null or o.status = order_status or (order_status = 'asked' and asked.waits)
      or (order_status = 'disputed' and o.dispute_status in ('open', 'lost')))
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
) returns table (id uuid, created_at timestamptz, status text, total_cents integer, refunded_cents integer, disputed_cents integer,
  dispute_status text, is_asked boolean, buyer_name text, buyer_email text, items text)
language sql stable set search_path = ''
as $$ select * from private.console_orders(words, order_status, since, until, after_at, after_id, size) $$;
revoke all on function private.console_orders(text, text, date, date, timestamptz, uuid, integer) from public, anon;
revoke all on function public.console_orders(text, text, date, date, timestamptz, uuid, integer) from public, anon;
grant execute on function private.console_orders(text, text, date, date, timestamptz, uuid, integer) to authenticated, service_role;
grant execute on function public.console_orders(text, text, date, date, timestamptz, uuid, integer) to authenticated, service_role;
