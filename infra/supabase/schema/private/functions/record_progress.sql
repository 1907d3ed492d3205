-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.record_progress(learner uuid, events jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  event jsonb;
  module public.formation_modules;
  result jsonb;
  results jsonb := '[]';
begin
  if learner is distinct from auth.uid() then
    perform private.fail('wrong_user', 403, 'These events belong to somebody else.');
  end if;
  if jsonb_typeof(events) <> 'array' or jsonb_array_length(events) > 200 then
    perform private.fail('bad_request', 422, 'Events are a list of at most 200.');
  end if;
  perform from public.profiles where user_id = learner for update;
  for event in select value from jsonb_array_elements(events) loop
    result := jsonb_build_object('id', event -> 'id', 'status', 'refused');
    begin
      select * into module from public.formation_modules where id = (event ->> 'module_id')::uuid and removed_at is null;
      if module.id is not null and private.has_formation_access(module.formation_id) then
        if event ->> 'kind' = 'note' then
          result := private.keep_note(learner, module, event);
        elsif private.keep_session(learner, module, event) then
          result := jsonb_build_object('id', event -> 'id', 'status', 'stored');
        end if;
      end if;
    exception when data_exception or integrity_constraint_violation then
      null;
    end;
    results := results || result;
  end loop;
  perform private.award_badges(learner);
  return jsonb_build_object('results', results);
end
$$;

REVOKE ALL ON FUNCTION private.record_progress(learner uuid, events jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.record_progress(learner uuid, events jsonb) TO service_role;
GRANT ALL ON FUNCTION private.record_progress(learner uuid, events jsonb) TO authenticated;
