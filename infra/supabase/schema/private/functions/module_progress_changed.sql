-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.module_progress_changed() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.refresh_formation_progress(new.user_id, new.formation_id);
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.module_progress_changed() FROM PUBLIC;
GRANT ALL ON FUNCTION private.module_progress_changed() TO service_role;
