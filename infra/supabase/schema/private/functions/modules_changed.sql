-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.modules_changed() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  formation uuid := coalesce(new.formation_id, old.formation_id);
begin
  perform private.refresh_formation_progress(user_id, formation)
  from public.user_formation_progress where formation_id = formation;
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.modules_changed() FROM PUBLIC;
GRANT ALL ON FUNCTION private.modules_changed() TO service_role;
