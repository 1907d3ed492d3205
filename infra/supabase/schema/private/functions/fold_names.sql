-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.fold_names(size integer) RETURNS integer
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  marks constant tid[] := array(select m.ctid from private.changed_names m limit size for update skip locked);
  free uuid[];
  gone integer;
begin
  free := array(
    select f.id from public.formations f
    where f.id in (select m.formation_id from private.changed_names m where m.ctid = any (marks))
    for no key update skip locked
  );
  delete from private.changed_names m
  where m.ctid = any (marks)
    and (m.formation_id = any (free) or not exists (select from public.formations f where f.id = m.formation_id));
  get diagnostics gone = row_count;
  -- Touching the title makes formations_search rebuild the text.
  update public.formations set title = title where id = any (free);
  return gone;
end
$$;

REVOKE ALL ON FUNCTION private.fold_names(size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.fold_names(size integer) TO service_role;
