-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.drop_old_drafts() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  delete from private.note_drafts d
  where d.user_id = new.user_id and d.module_id = new.module_id and d.device in (
    select device from private.note_drafts
    where user_id = new.user_id and module_id = new.module_id order by revision desc offset 20
  );
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.drop_old_drafts() FROM PUBLIC;
GRANT ALL ON FUNCTION private.drop_old_drafts() TO service_role;
