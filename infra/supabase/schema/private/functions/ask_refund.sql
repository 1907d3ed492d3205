-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.ask_refund(of_order uuid, reason text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
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

REVOKE ALL ON FUNCTION private.ask_refund(of_order uuid, reason text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.ask_refund(of_order uuid, reason text) TO service_role;
GRANT ALL ON FUNCTION private.ask_refund(of_order uuid, reason text) TO authenticated;
