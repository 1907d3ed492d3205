-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.fulfil_checkout(checkout public.checkout_sessions, session_id text, intent text) RETURNS boolean
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
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

REVOKE ALL ON FUNCTION private.fulfil_checkout(checkout public.checkout_sessions, session_id text, intent text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.fulfil_checkout(checkout public.checkout_sessions, session_id text, intent text) TO service_role;
