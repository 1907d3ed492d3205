-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.console_order(of_order uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  paid public.orders;
begin
  if not private.works_as('sales', 'support') then
    raise exception 'only staff read orders' using errcode = '42501';
  end if;
  select * into paid from public.orders o where o.id = of_order;
  if paid.id is null then perform private.fail('order_not_found', 404, 'There is no such order.'); end if;
  return to_jsonb(paid) - array['user_id', 'refund_requested_at', 'refund_reason'] || jsonb_build_object(
    'refundable_cents', case when paid.payment_intent_id is null then 0 else private.refundable_cents(paid) end,
    'buyer', (
      select jsonb_build_object('id', u.id, 'email', u.email, 'full_name', p.full_name)
      from auth.users u left join public.profiles p on p.user_id = u.id where u.id = paid.user_id
    ),
    'order_items', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name, 'description', i.description,
        'category', i.category, 'unit_price', i.unit_price)), '[]')
      from public.order_items i where i.order_id = paid.id
    ),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'amount_cents', r.amount_cents, 'status', r.status,
        'is_asked_by_buyer', r.is_asked_by_buyer, 'reason', r.reason, 'answer', r.answer, 'created_at', r.created_at,
        'decided_at', r.decided_at, 'decided_by', coalesce(p.full_name, u.email)) order by r.created_at), '[]')
      from public.refunds r left join auth.users u on u.id = r.decided_by
      left join public.profiles p on p.user_id = r.decided_by
      where r.order_id = paid.id
    ),
    'disputes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'amount_cents', d.amount_cents, 'reason', d.reason,
        'due_at', d.due_at, 'status', coalesce(d.outcome, 'open'), 'created_at', d.created_at) order by d.created_at, d.id), '[]')
      from public.disputes d where d.payment_intent_id = paid.payment_intent_id
    ),
    'journal', (
      select coalesce(jsonb_agg(to_jsonb(j) - 'order_id' order by j.id), '[]')
      from public.journal_entries j where j.order_id = paid.id
    ),
    'earnings', (
      select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'creator', c.name, 'gross_cents', e.gross_cents,
        'creator_cents', e.creator_cents, 'platform_cents', e.platform_cents, 'created_at', e.created_at)
        order by e.created_at), '[]')
      from public.creator_earnings e join public.order_items i on i.id = e.order_item_id
      join public.creators c on c.id = e.creator_id
      where i.order_id = paid.id
    ),
    'has_access', exists (
      select from public.user_products a join public.order_items i on i.product_id = a.product_id
      where i.order_id = paid.id and a.user_id = paid.user_id and a.is_active
    )
  );
end
$$;

REVOKE ALL ON FUNCTION private.console_order(of_order uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.console_order(of_order uuid) TO service_role;
GRANT ALL ON FUNCTION private.console_order(of_order uuid) TO authenticated;
