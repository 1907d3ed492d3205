-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.settle_returned(intent text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
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

REVOKE ALL ON FUNCTION private.settle_returned(intent text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.settle_returned(intent text) TO service_role;
