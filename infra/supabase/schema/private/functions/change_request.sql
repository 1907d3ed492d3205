-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.change_request(request uuid, known_revision integer, changes jsonb) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  old constant public.leads := private.request_to_change(request);
  new public.leads;
begin
  if old.revision <> known_revision then
    perform private.fail('request_changed', 409, 'Somebody else has changed this meanwhile.', old.revision::text);
  end if;
  if exists (select from jsonb_object_keys(changes) key
    where key not in ('stage', 'owner_id', 'due_on', 'amount_cents', 'lost_reason')) then
    perform private.fail('bad_request', 422, 'A request has a stage, an owner, a due date, an amount and a reason.');
  end if;
  new := jsonb_populate_record(old, changes);
  if new.stage <> 'won' then new.amount_cents := null; end if;
  if new.stage <> 'lost' then new.lost_reason := null; end if;
  if new.stage = 'won' and new.amount_cents is null then
    perform private.fail('amount_required', 422, 'A request is won with an amount.');
  end if;
  if new.owner_id is distinct from old.owner_id and new.owner_id is not null
    and not private.sells(new.owner_id) then
    perform private.fail('bad_request', 422, 'The owner of a request is one of staff.');
  end if;
  update public.leads set stage = new.stage, owner_id = new.owner_id, due_on = new.due_on, amount_cents = new.amount_cents,
    lost_reason = new.lost_reason, revision = old.revision + 1, touched_at = now()
  where id = request;
  perform private.note_act('request', request, 'changed', (
    select coalesce(jsonb_object_agg(key, jsonb_build_array(to_jsonb(old) -> key, to_jsonb(new) -> key)), '{}')
    from unnest(array['stage', 'owner_id', 'due_on', 'amount_cents', 'lost_reason']) key
    where to_jsonb(old) -> key is distinct from to_jsonb(new) -> key
  ));
  return old.revision + 1;
end
$$;

REVOKE ALL ON FUNCTION private.change_request(request uuid, known_revision integer, changes jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.change_request(request uuid, known_revision integer, changes jsonb) TO service_role;
GRANT ALL ON FUNCTION private.change_request(request uuid, known_revision integer, changes jsonb) TO authenticated;
