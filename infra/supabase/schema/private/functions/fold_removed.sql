-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.fold_removed(size integer) RETURNS integer
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  lesson constant uuid := (select m.id from public.formation_modules m where m.removed_at is not null limit 1);
  gone integer;
  cleared integer := 0;
begin
  if lesson is null then return 0; end if;
  update public.learning_sessions set module_id = null where ctid = any (array(
    select s.ctid from public.learning_sessions s where s.module_id = lesson limit size for update skip locked));
  get diagnostics gone = row_count; cleared := cleared + gone;
  delete from public.user_module_progress where ctid = any (array(
    select p.ctid from public.user_module_progress p where p.module_id = lesson limit size for update skip locked));
  get diagnostics gone = row_count; cleared := cleared + gone;
  delete from private.note_drafts where ctid = any (array(
    select d.ctid from private.note_drafts d where d.module_id = lesson limit size for update skip locked));
  get diagnostics gone = row_count; cleared := cleared + gone;
  if cleared > 0 then return cleared; end if;
  delete from public.formation_modules m where m.id = lesson
    and not exists (select from public.learning_sessions s where s.module_id = lesson)
    and not exists (select from public.user_module_progress p where p.module_id = lesson);
  get diagnostics gone = row_count;
  return gone;
end
$$;

REVOKE ALL ON FUNCTION private.fold_removed(size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.fold_removed(size integer) TO service_role;
