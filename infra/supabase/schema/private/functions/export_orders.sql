-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.export_orders(words text, order_status text, since date, until date) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  rows jsonb;
begin
  if not private.acts_as('sales', 'support') then
    raise exception 'only staff export orders' using errcode = '42501';
  end if;
  select coalesce(jsonb_agg(to_jsonb(o) order by o.created_at desc, o.id desc), '[]') into rows
  from private.found_orders(words, order_status, since, until, null, null, 20000) o;
  perform private.note_act('money', null, 'orders_exported', jsonb_strip_nulls(jsonb_build_object('words', left(words, 200),
    'status', order_status, 'since', since, 'until', until, 'count', jsonb_array_length(rows))));
  return rows;
end
$$;

REVOKE ALL ON FUNCTION private.export_orders(words text, order_status text, since date, until date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.export_orders(words text, order_status text, since date, until date) TO service_role;
GRANT ALL ON FUNCTION private.export_orders(words text, order_status text, since date, until date) TO authenticated;
