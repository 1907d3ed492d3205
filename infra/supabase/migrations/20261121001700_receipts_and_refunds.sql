-- Receipts and refunds of orders: for the functions stripe-webhook and request-refund, with the service key only.

-- The card provider wants at least half an hour between a session's start and its end; twelve leave a buyer the evening.
alter table public.checkout_sessions alter column expires_at set default now() + interval '12 hours';

-- Definer, because addresses are in `auth.users`; callable by the service role alone.
create function private.claim_receipts() returns jsonb
language sql security definer
set search_path = ''
as $$
  with due as (
    select id from public.orders where receipt_sent_at is null order by created_at limit 20 for update skip locked
  ), claimed as (
    update public.orders o set receipt_sent_at = now() from due where o.id = due.id returning o.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', o.id, 'email', u.email, 'created_at', o.created_at, 'subtotal_cents', o.subtotal_cents,
    'tps_cents', o.tps_cents, 'tvq_cents', o.tvq_cents, 'total_cents', o.total_cents,
    'tps_number', o.tps_number, 'tvq_number', o.tvq_number,
    'items', (
      select jsonb_agg(jsonb_build_object('name', i.name, 'category', i.category, 'unit_price', i.unit_price))
      from public.order_items i where i.order_id = o.id
    )
  )), '[]')
  from claimed o join auth.users u on u.id = o.user_id
$$;
create function public.claim_receipts() returns jsonb
language sql
set search_path = ''
as $$ select private.claim_receipts() $$;

create function public.release_receipt(order_id uuid) returns void
language sql
set search_path = ''
as $$ update public.orders set receipt_sent_at = null where id = order_id $$;

-- Takes note of a buyer's request and gives the payment to return. Asked again while nothing has come back, it gives
-- the same.
create function public.begin_refund(buyer uuid, order_id uuid, reason text) returns text
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
  if paid.status <> 'paid' then
    perform private.fail('already_refunded', 409, 'The order has been refunded.');
  end if;
  if paid.created_at < now() - interval '30 days' then
    perform private.fail('refund_too_late', 409, 'Orders are refunded within 30 days.');
  end if;
  update public.orders set refund_requested_at = coalesce(refund_requested_at, now()),
    refund_reason = coalesce(begin_refund.reason, refund_reason)
  where id = paid.id;
  return paid.payment_intent_id;
end
$$;

create function public.abandon_refund(order_id uuid) returns void
language sql
set search_path = ''
as $$ update public.orders set refund_requested_at = null where id = order_id $$;

-- PAY-08: sessions whose last word may have been lost on the way, for `reconcile-payments`.
create function public.unsettled_checkouts() returns setof text
language sql stable
set search_path = ''
as $$
  select stripe_session_id from public.checkout_sessions
  where stripe_session_id is not null and status in ('open', 'processing') and created_at < now() - interval '10 minutes'
  order by created_at limit 100
$$;
