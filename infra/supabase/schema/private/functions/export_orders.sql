-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.export_orders(words text, order_status text, since date, until date) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  page jsonb;
  last jsonb;
  -- A list of pages: to put one after another into one value copies all before it each time.
  pages jsonb[] := '{}';
  count integer := 0;
begin
  if not private.acts_as('sales', 'support') then
    raise exception 'only staff export orders' using errcode = '42501';
  end if;
  loop
    select coalesce(jsonb_agg(to_jsonb(o) order by o.created_at desc, o.id desc), '[]') into page
    from private.console_orders(words, order_status, since, until,
      (last ->> 'created_at')::timestamptz, (last ->> 'id')::uuid, 200) o;
    pages := pages || page;
    count := count + jsonb_array_length(page);
    last := page -> -1;
    exit when jsonb_array_length(page) < 200 or count >= 20000;
  end loop;
  perform private.note_act('money', null, 'orders_exported', jsonb_strip_nulls(jsonb_build_object('words', left(words, 200),
    'status', order_status, 'since', since, 'until', until, 'count', count)));
  return (select coalesce(jsonb_agg(row), '[]') from unnest(pages) page_of, jsonb_array_elements(page_of) row);
end
$$;

REVOKE ALL ON FUNCTION private.export_orders(words text, order_status text, since date, until date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.export_orders(words text, order_status text, since date, until date) TO service_role;
GRANT ALL ON FUNCTION private.export_orders(words text, order_status text, since date, until date) TO authenticated;
