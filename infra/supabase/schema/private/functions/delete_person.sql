-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.delete_person(target uuid, reason text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  address text;
begin
  if not private.acts_as('support') then
    raise exception 'only the owner and support delete people' using errcode = '42501';
  end if;
  if coalesce(trim(delete_person.reason), '') = '' then
    perform private.fail('reason_required', 422, 'A deletion says who asked for it.');
  end if;
  select u.email into address from auth.users u where u.id = target;
  if address is null then perform private.fail('moderation_target_not_found', 404, 'There is no such person.'); end if;
  perform private.assert_acts_about(target);
  perform private.delete_account(target);
  perform private.note_act('people', target, 'deleted', jsonb_build_object('reason', left(trim(delete_person.reason), 500)));
  return jsonb_build_object('email', address);
end
$$;

REVOKE ALL ON FUNCTION private.delete_person(target uuid, reason text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.delete_person(target uuid, reason text) TO service_role;
GRANT ALL ON FUNCTION private.delete_person(target uuid, reason text) TO authenticated;
