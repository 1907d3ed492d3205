-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.settle_failure(failure_kind text, failure_id text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  found_one record;
begin
  if not private.works_as('sales', 'support') then
    raise exception 'only staff settle what failed' using errcode = '42501';
  end if;
  select * into found_one from private.open_failures() f where f.kind = failure_kind and f.id = failure_id;
  -- Settled by somebody else, or over.
  if found_one.id is null then return; end if;
  insert into private.settled_failures (kind, id) values (failure_kind, failure_id)
  on conflict (kind, id) do update set at = excluded.at;
  perform private.note_act('failure', found_one.subject, 'settled', jsonb_build_object('kind', failure_kind, 'id', failure_id));
end
$$;

REVOKE ALL ON FUNCTION private.settle_failure(failure_kind text, failure_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.settle_failure(failure_kind text, failure_id text) TO service_role;
GRANT ALL ON FUNCTION private.settle_failure(failure_kind text, failure_id text) TO authenticated;
