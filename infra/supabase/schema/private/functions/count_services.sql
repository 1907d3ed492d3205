-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.count_services() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.creators c set active_services = (
    select count(*) from public.creator_services s where s.creator_id = c.id and s.is_active
  )
  where c.id in (old.creator_id, new.creator_id);
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.count_services() FROM PUBLIC;
GRANT ALL ON FUNCTION private.count_services() TO service_role;
