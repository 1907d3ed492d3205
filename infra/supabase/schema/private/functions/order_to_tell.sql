-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.order_to_tell(of_order uuid) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select jsonb_build_object('id', o.id, 'email', u.email, 'created_at', o.created_at, 'subtotal_cents', o.subtotal_cents,
    'tps_cents', o.tps_cents, 'tvq_cents', o.tvq_cents, 'total_cents', o.total_cents,
    'tps_number', o.tps_number, 'tvq_number', o.tvq_number,
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'category', i.category, 'unit_price', i.unit_price)), '[]')
      from public.order_items i where i.order_id = o.id
    ))
  from public.orders o join auth.users u on u.id = o.user_id where o.id = of_order
$$;

REVOKE ALL ON FUNCTION private.order_to_tell(of_order uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.order_to_tell(of_order uuid) TO service_role;
