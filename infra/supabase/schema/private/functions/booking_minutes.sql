-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.booking_minutes() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  new.duration_minutes := coalesce((
    select substring(p.metadata ->> 'duration' from '^(\d{1,3})\s*min')::integer
    from public.order_items i join public.products p on p.id = i.product_id where i.id = new.order_item_id
  ), new.duration_minutes);
  return new;
end
$$;

REVOKE ALL ON FUNCTION private.booking_minutes() FROM PUBLIC;
GRANT ALL ON FUNCTION private.booking_minutes() TO service_role;
