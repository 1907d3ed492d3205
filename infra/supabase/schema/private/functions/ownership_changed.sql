-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.ownership_changed() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into private.changed_creators (creator_id)
  select f.creator_id from public.products p join public.formations f on f.id = p.formation_id
  where p.id = coalesce(new.product_id, old.product_id);
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.ownership_changed() FROM PUBLIC;
GRANT ALL ON FUNCTION private.ownership_changed() TO service_role;
