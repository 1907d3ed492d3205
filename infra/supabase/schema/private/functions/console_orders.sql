-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.console_orders(words text, order_status text, since date, until date, after_at timestamp with time zone, after_id uuid, size integer) RETURNS TABLE(id uuid, created_at timestamp with time zone, status text, total_cents integer, refunded_cents integer, disputed_cents integer, dispute_status text, is_asked boolean, buyer_name text, buyer_email text, items text)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not private.works_as('sales', 'support') then
    raise exception 'only staff read orders' using errcode = '42501';
  end if;
  return query select * from private.found_orders(words, order_status, since, until, after_at, after_id, least(size, 200));
end
$$;

REVOKE ALL ON FUNCTION private.console_orders(words text, order_status text, since date, until date, after_at timestamp with time zone, after_id uuid, size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.console_orders(words text, order_status text, since date, until date, after_at timestamp with time zone, after_id uuid, size integer) TO service_role;
GRANT ALL ON FUNCTION private.console_orders(words text, order_status text, since date, until date, after_at timestamp with time zone, after_id uuid, size integer) TO authenticated;
