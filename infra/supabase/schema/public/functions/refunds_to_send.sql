-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.refunds_to_send(refund uuid DEFAULT NULL::uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', r.id, 'payment_intent_id', o.payment_intent_id, 'amount_cents', r.amount_cents
  ) order by r.decided_at), '[]')
  from public.refunds r join public.orders o on o.id = r.order_id
  where r.status = 'sending'
    and case when refund is null then r.decided_at < now() - interval '10 minutes' else r.id = refund end
$$;

REVOKE ALL ON FUNCTION public.refunds_to_send(refund uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.refunds_to_send(refund uuid) TO service_role;
