-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.count_modules() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.formations f set
    total_modules = (select count(*) from public.formation_modules m where m.formation_id = f.id and m.is_published),
    last_updated = now()
  where f.id in (old.formation_id, new.formation_id);
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.count_modules() FROM PUBLIC;
GRANT ALL ON FUNCTION private.count_modules() TO service_role;
