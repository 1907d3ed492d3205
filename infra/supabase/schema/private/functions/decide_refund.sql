-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.decide_refund(refund uuid, of_order uuid, cents integer, answer text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
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

REVOKE ALL ON FUNCTION private.decide_refund(refund uuid, of_order uuid, cents integer, answer text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.decide_refund(refund uuid, of_order uuid, cents integer, answer text) TO service_role;
GRANT ALL ON FUNCTION private.decide_refund(refund uuid, of_order uuid, cents integer, answer text) TO authenticated;
