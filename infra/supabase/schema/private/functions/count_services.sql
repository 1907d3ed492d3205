-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.count_services() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  before constant integer := coalesce(old.is_active, false)::integer;
  after constant integer := coalesce(new.is_active, false)::integer;
begin
  if before <> after then
    update public.creators set active_services = active_services + after - before where id = coalesce(new.creator_id, old.creator_id);
  end if;
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.count_services() FROM PUBLIC;
GRANT ALL ON FUNCTION private.count_services() TO service_role;
