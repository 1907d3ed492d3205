-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.keep_notes_revision() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  if tg_op = 'INSERT' then
    if new.notes is not null then new.notes_revision := 1; end if;
  elsif new.notes is distinct from old.notes and new.notes_revision = old.notes_revision then
    new.notes_revision := old.notes_revision + 1;
  end if;
  return new;
end
$$;

REVOKE ALL ON FUNCTION private.keep_notes_revision() FROM PUBLIC;
GRANT ALL ON FUNCTION private.keep_notes_revision() TO service_role;
