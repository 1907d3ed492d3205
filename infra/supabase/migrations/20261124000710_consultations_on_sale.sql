-- A consultation is on sale while its consultant gives hours: only of those who do, a bought one becomes an appointment that they see
-- and confirm. Of who gives none any more it is shown to nobody who has not bought it, and not sold, until they do again.
-- Undone by: the four policies, begin_checkout and creator_stats as they were, and dropping both functions.
set local lock_timeout = '1s';

create function private.takes_times(creator uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.creators c join private.host_hours h on h.host_id = c.user_id where c.id = creator)
$$;
revoke execute on function private.takes_times(uuid) from public;
grant execute on function private.takes_times(uuid) to anon, authenticated, service_role;

create function private.is_held(product uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.product_creators p where p.product_id = product and private.takes_times(p.creator_id))
$$;
revoke execute on function private.is_held(uuid) from public;
grant execute on function private.is_held(uuid) to anon, authenticated, service_role;

alter policy products_read_public on public.products
  using (is_active and (category <> 'consultation' or private.is_held(id)));
alter policy products_read on public.products using (
  (is_active and (category <> 'consultation' or private.is_held(id)))
  or exists (select from public.user_products u where u.product_id = products.id)
  or (select private.is_admin())
);
alter policy services_read_public on public.creator_services using (
  is_active and exists (select from public.creators c where c.id = creator_id) and private.takes_times(creator_id)
);
alter policy services_read on public.creator_services using (
  (is_active and exists (select from public.creators c where c.id = creator_id)
    and (private.takes_times(creator_id) or (select private.works_as('content', 'support'))))
  or creator_id = (select private.my_creator_id()) or (select private.is_admin())
);

create or replace function public.begin_checkout(buyer uuid, item_kind text, item uuid, expected_cents integer, idempotency_key text) returns jsonb
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

create or replace function private.creator_stats(creator uuid) returns TABLE(total_formations integer, total_students integer, total_revenue bigint, monthly_revenue bigint, active_services integer, tips integer, active_sponsorships integer)
language sql stable security definer
set search_path = ''
as $$
  select c.total_formations, c.total_students,
    case when c.show_revenue or c.user_id = auth.uid() or private.is_admin() then c.total_revenue end,
    case when c.user_id = auth.uid() or private.is_admin() then (
      select coalesce(sum(e.creator_cents), 0)::bigint from public.creator_earnings e
      where e.creator_id = c.id
        and e.created_at >= date_trunc('month', now() at time zone 'America/Toronto') at time zone 'America/Toronto'
    ) end,
    (select count(*)::integer from public.creator_services s where s.creator_id = c.id and s.is_active
      and (c.user_id = auth.uid() or private.takes_times(c.id))),
    (select count(*)::integer from public.creator_tips t where t.creator_id = c.id and t.status = 'paid'),
    (select count(*)::integer from public.sponsorships p where p.creator_id = c.id and p.is_active and p.starts_at <= now() and p.ends_at > now())
  from public.creators c
  where c.id = creator and (c.is_public or c.user_id = auth.uid() or private.is_admin())
$$;
