-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.abandon_refund(order_id uuid) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  update public.orders o set refund_requested_at = null where o.id = abandon_refund.order_id;
  update public.refunds r set status = 'failed' where r.id = abandon_refund.order_id and r.status = 'sending'
$$;

REVOKE ALL ON FUNCTION public.abandon_refund(order_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.abandon_refund(order_id uuid) TO service_role;
