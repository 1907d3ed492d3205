-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.refund_to_tell(refund uuid) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select jsonb_build_object('id', r.id, 'order_id', o.id, 'email', u.email, 'status', r.status, 'amount_cents', r.amount_cents,
    'reason', r.reason, 'answer', r.answer,
    'items', (select string_agg(i.name, ', ') from public.order_items i where i.order_id = o.id))
  from public.refunds r join public.orders o on o.id = r.order_id join auth.users u on u.id = o.user_id where r.id = refund
$$;

REVOKE ALL ON FUNCTION private.refund_to_tell(refund uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.refund_to_tell(refund uuid) TO service_role;
