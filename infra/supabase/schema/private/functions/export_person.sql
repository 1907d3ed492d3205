-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.export_person(target uuid) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not private.acts_as('support') then
    raise exception 'only the owner and support export what is kept of people' using errcode = '42501';
  end if;
  if not exists (select from auth.users u where u.id = target) then
    perform private.fail('moderation_target_not_found', 404, 'There is no such person.');
  end if;
  perform private.assert_acts_about(target);
  perform private.note_act('people', target, 'exported');
  return private.export_account(target);
end
$$;

REVOKE ALL ON FUNCTION private.export_person(target uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.export_person(target uuid) TO service_role;
GRANT ALL ON FUNCTION private.export_person(target uuid) TO authenticated;
