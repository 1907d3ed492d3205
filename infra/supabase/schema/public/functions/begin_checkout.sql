-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.begin_checkout(buyer uuid, item_kind text, item uuid, expected_cents integer, idempotency_key text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  offer record;
  tax record;
  checkout public.checkout_sessions;
  replaced text;
begin
  -- Clicks of one person queue up here.
  perform pg_advisory_xact_lock(hashtextextended('checkout ' || buyer, 0));

  if item_kind = 'product' then
    select p.name, p.description, p.price, p.category, coalesce(f.creator_id, c.creator_id) as creator_id,
      true as is_public into offer
    from public.products p
    left join public.formations f on f.id = p.formation_id
    left join public.product_creators c on c.product_id = p.id
    where p.id = item and p.is_active;
  elsif item_kind = 'service' then
    select s.title as name, s.description, s.price, 'consultation' as category, s.creator_id, c.is_public into offer
    from public.creator_services s join public.creators c on c.id = s.creator_id
    where s.id = item and s.is_active;
  elsif item_kind = 'tip' then
    select 'Soutien à ' || c.name as name, coalesce(t.message, '') as description, t.amount_cents as price,
      'tip' as category, t.creator_id, c.is_public into offer
    from public.creator_tips t join public.creators c on c.id = t.creator_id
    where t.id = item and t.user_id = buyer and t.status = 'pending';
  else
    perform private.fail('bad_request', 422, 'One buys a product, a service or a tip.');
  end if;
  if offer.name is null then
    perform private.fail('product_not_found', 404, 'There is nothing to buy under this id.');
  end if;
  if not offer.is_public then
    perform private.fail('creator_page_withdrawn', 409, 'The creator has no public page.');
  end if;
  if offer.category = 'consultation' and not coalesce(private.takes_times(offer.creator_id), false) then
    perform private.fail('product_not_found', 404, 'Nobody gives hours for this consultation.');
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

REVOKE ALL ON FUNCTION public.begin_checkout(buyer uuid, item_kind text, item uuid, expected_cents integer, idempotency_key text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.begin_checkout(buyer uuid, item_kind text, item uuid, expected_cents integer, idempotency_key text) TO service_role;
