-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.count_modules() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  before constant integer := coalesce(old.is_published, false)::integer;
  after constant integer := coalesce(new.is_published, false)::integer;
begin
  if old.formation_id = new.formation_id then
    update public.formations set total_modules = total_modules + after - before, last_updated = now() where id = new.formation_id;
  else
    update public.formations set total_modules = total_modules - before, last_updated = now() where id = old.formation_id;
    update public.formations set total_modules = total_modules + after, last_updated = now() where id = new.formation_id;
  end if;
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.count_modules() FROM PUBLIC;
GRANT ALL ON FUNCTION private.count_modules() TO service_role;
