-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.modules_changed() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if coalesce(old.is_published, false) or coalesce(new.is_published, false) then
    insert into private.changed_lessons (formation_id) values (coalesce(new.formation_id, old.formation_id));
  end if;
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.modules_changed() FROM PUBLIC;
GRANT ALL ON FUNCTION private.modules_changed() TO service_role;
