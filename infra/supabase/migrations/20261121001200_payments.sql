-- Payments: what the functions create-payment and stripe-webhook ask of the database, with the service key only. Each
-- call is one transaction. Callers' rights suffice, so nothing here is `security definer`, and default
-- privileges give new functions to the service role only.

-- TPS 5 % and TVQ 9,975 %, both on the price before tax, rounded half up to the cent (AMB-52).
create function private.taxes(cents integer, out tps integer, out tvq integer)
language sql stable
set search_path = ''
as $$
  select case when is_enabled then (cents::bigint * 5 + 50) / 100 else 0 end,
    case when is_enabled then (cents::bigint * 9975 + 50000) / 100000 else 0 end
  from public.tax_settings
$$;

-- Reserves the session in which a person buys one product, service or tip, at the price of the database (PAY-01).
-- Asked again while it is open it gives the same one (PAY-07). `replaces` is a session to close at the card provider.
create function public.begin_checkout(buyer uuid, item_kind text, item uuid, expected_cents integer, idempotency_key text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  offer record;
  tax record;
  checkout public.checkout_sessions;
  replaced text;
begin
  -- Clicks of one person queue up here.
  perform pg_advisory_xact_lock(hashtextextended('checkout ' || buyer, 0));

  if item_kind = 'product' then
    select p.name, p.description, p.price, p.category, coalesce(f.creator_id, c.creator_id) as creator_id into offer
    from public.products p
    left join public.formations f on f.id = p.formation_id
    left join public.product_creators c on c.product_id = p.id
    where p.id = item and p.is_active;
  elsif item_kind = 'service' then
    select s.title as name, s.description, s.price, 'consultation' as category, s.creator_id into offer
    from public.creator_services s where s.id = item and s.is_active;
  elsif item_kind = 'tip' then
    select 'Soutien à ' || c.name as name, coalesce(t.message, '') as description, t.amount_cents as price,
      'tip' as category, t.creator_id into offer
    from public.creator_tips t join public.creators c on c.id = t.creator_id
    where t.id = item and t.user_id = buyer and t.status = 'pending';
  else
    perform private.fail('bad_request', 422, 'One buys a product, a service or a tip.');
  end if;
  if offer.name is null then
    perform private.fail('product_not_found', 404, 'There is nothing to buy under this id.');
  end if;
  if offer.category <> 'consultation' and exists (
    select from public.user_products where user_id = buyer and product_id = item and is_active
  ) then
    perform private.fail('already_owned', 409, 'This product has been bought already.');
  end if;
  if expected_cents is distinct from offer.price then
    perform private.fail('price_changed', 409, 'The price is not the one that was shown.', offer.price::text);
  end if;

  select * into checkout from public.checkout_sessions c
  where c.user_id = buyer and c.idempotency_key = begin_checkout.idempotency_key;
  if found and item not in (coalesce(checkout.product_id, checkout.service_id, checkout.tip_id)) then
    perform private.fail('idempotency_conflict', 422, 'This idempotency key belongs to another purchase.');
  end if;

  select * into checkout from public.checkout_sessions c
  where c.user_id = buyer and item in (c.product_id, c.service_id, c.tip_id) and c.status in ('open', 'processing');
  if checkout.status = 'processing' then
    perform private.fail('payment_pending', 409, 'A payment for this is being processed.');
  end if;
  select * into tax from private.taxes(offer.price);
  -- Ten minutes before it ends a session is too short to pay in.
  if checkout.id is not null and (
    checkout.expires_at < now() + interval '10 minutes'
    or (checkout.subtotal_cents, checkout.tps_cents, checkout.tvq_cents) <> (offer.price, tax.tps, tax.tvq)
  ) then
    update public.checkout_sessions set status = 'expired' where id = checkout.id;
    replaced := checkout.stripe_session_id;
    checkout := null;
  end if;
  if checkout.id is null then
    insert into public.checkout_sessions (
      user_id, product_id, service_id, tip_id, creator_id, name, description, category, subtotal_cents, tps_cents,
      tvq_cents, idempotency_key
    )
    select buyer, case item_kind when 'product' then item end, case item_kind when 'service' then item end,
      case item_kind when 'tip' then item end, offer.creator_id, offer.name, offer.description, offer.category,
      offer.price, tax.tps, tax.tvq,
      -- A key that has made a session which ended does not tie its next one.
      case when not exists (
        select from public.checkout_sessions c
        where c.user_id = buyer and c.idempotency_key = begin_checkout.idempotency_key
      ) then begin_checkout.idempotency_key end
    returning * into checkout;
  end if;
  return jsonb_build_object('id', checkout.id, 'name', checkout.name, 'description', checkout.description,
    'category', checkout.category, 'subtotal_cents', checkout.subtotal_cents, 'tps_cents', checkout.tps_cents,
    'tvq_cents', checkout.tvq_cents, 'total_cents', checkout.total_cents,
    'expires_at', floor(extract(epoch from checkout.expires_at)),
    'creator_slug', (select slug from public.creators where id = checkout.creator_id),
    'stripe_session_id', checkout.stripe_session_id, 'url', checkout.url, 'replaces', replaced);
end
$$;

create function public.attach_checkout(checkout uuid, session_id text, session_url text) returns void
language sql
set search_path = ''
as $$
  update public.checkout_sessions set stripe_session_id = session_id, url = session_url
  where id = checkout and stripe_session_id is null
$$;

-- What is left to the creator and the platform of an order once `refunded` cents of it have gone back. Written as rows
-- that bring the ledger to that state, so that applying it again adds nothing.
create function private.settle_refund(intent text) returns void
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
    gross := paid.subtotal_cents - round(returned::numeric * paid.subtotal_cents / paid.total_cents)::integer;
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

-- Turns a paid session into its order, once: order, item, access, booking, the creator's share.
create function private.fulfil_checkout(checkout public.checkout_sessions, session_id text, intent text) returns boolean
language plpgsql
set search_path = ''
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
  perform private.settle_refund(intent);
  return true;
end
$$;

-- Applies a verified event of the card provider. Events come twice, late and in any order: each is applied once, a
-- session's status only moves up its ranks, a payment's refunded total only grows; so the outcome is the same
-- whatever the order (PAY-03 to PAY-06). Returns what happened, for the log.
create function public.apply_stripe_event(event jsonb) returns text
language plpgsql
set search_path = ''
as $$
declare
  ranks constant text[] := array['open', 'processing', 'expired', 'failed', 'paid'];
  object constant jsonb := event #> '{data,object}';
  intent constant text := object ->> 'payment_intent';
  reached text;
  checkout public.checkout_sessions;
  result text := 'ignored';
begin
  insert into public.stripe_events (id, type) values (event ->> 'id', event ->> 'type') on conflict do nothing;
  if not found then return 'duplicate'; end if;
  -- A refund and the payment it belongs to must see each other.
  if intent is not null then perform pg_advisory_xact_lock(hashtextextended(intent, 0)); end if;

  if event ->> 'type' = 'charge.refunded' then
    insert into public.payment_refunds as r (payment_intent_id, refunded_cents)
    values (intent, (object ->> 'amount_refunded')::integer)
    on conflict (payment_intent_id) do update
      set refunded_cents = greatest(r.refunded_cents, excluded.refunded_cents), updated_at = now();
    perform private.settle_refund(intent);
    result := 'refunded';
  elsif event ->> 'type' like 'checkout.session.%' then
    select * into checkout from public.checkout_sessions
    where id::text = object ->> 'client_reference_id' and coalesce(stripe_session_id, object ->> 'id') = object ->> 'id'
    for update;
    reached := case event ->> 'type'
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

