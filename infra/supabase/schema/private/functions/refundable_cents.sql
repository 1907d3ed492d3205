-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.refundable_cents(paid public.orders) RETURNS integer
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select (paid).total_cents - (paid).disputed_cents
    - greatest((paid).refunded_cents, coalesce(sum(r.amount_cents), 0)::integer)
  from public.refunds r where r.order_id = (paid).id and r.status in ('sending', 'sent')
$$;

REVOKE ALL ON FUNCTION private.refundable_cents(paid public.orders) FROM PUBLIC;
GRANT ALL ON FUNCTION private.refundable_cents(paid public.orders) TO service_role;
