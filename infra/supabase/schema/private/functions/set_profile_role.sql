-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.set_profile_role(target uuid, new_role text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not private.acts_as_staff() then
    raise exception 'only an admin changes roles' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtext('private.set_profile_role'));
  if new_role <> 'admin' and not exists (select from public.profiles where role = 'admin' and user_id <> target) then
    perform private.fail('last_owner', 409, 'Somebody has to own the site.');
  end if;
  update public.profiles set role = new_role where user_id = target;
  if not found then
    raise exception 'there is no such profile' using errcode = 'P0002';
  end if;
  perform private.note_act('people', target, 'profile_role', jsonb_build_object('role', new_role));
end
$$;

REVOKE ALL ON FUNCTION private.set_profile_role(target uuid, new_role text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.set_profile_role(target uuid, new_role text) TO service_role;
GRANT ALL ON FUNCTION private.set_profile_role(target uuid, new_role text) TO authenticated;
