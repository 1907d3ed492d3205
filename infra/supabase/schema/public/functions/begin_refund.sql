-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.begin_refund(buyer uuid, order_id uuid, reason text) RETURNS text
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
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
  if exists (select from public.order_items i where i.order_id = paid.id and i.category = 'consultation') then
    perform private.fail('refund_by_staff', 409, 'Staff decide about services.');
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

REVOKE ALL ON FUNCTION public.begin_refund(buyer uuid, order_id uuid, reason text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.begin_refund(buyer uuid, order_id uuid, reason text) TO service_role;
