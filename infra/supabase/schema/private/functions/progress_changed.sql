-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.progress_changed() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into private.changed_courses (formation_id) values (coalesce(new.formation_id, old.formation_id));
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.progress_changed() FROM PUBLIC;
GRANT ALL ON FUNCTION private.progress_changed() TO service_role;
