-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.tell_of_refund() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  -- What fails, is made again and fails again is told again.
  key constant text := concat_ws(':', new.id, new.status, new.provider_id);
begin
  if tg_op = 'UPDATE' and old.status = new.status then return null; end if;
  if new.status <> 'sending' then perform private.enqueue('refund_' || new.status, 'refund:' || key, new.id); end if;
  if new.status = 'asked' then perform private.enqueue('refund_to_agency', 'refund_to_agency:' || new.id, new.id); end if;
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.tell_of_refund() FROM PUBLIC;
GRANT ALL ON FUNCTION private.tell_of_refund() TO service_role;
