-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.send_receipt() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.enqueue('order_receipt', 'order_receipt:' || new.id, new.id);
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.send_receipt() FROM PUBLIC;
GRANT ALL ON FUNCTION private.send_receipt() TO service_role;
