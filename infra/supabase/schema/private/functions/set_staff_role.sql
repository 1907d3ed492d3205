-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.set_staff_role(target uuid, staff_role text, given boolean) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not private.acts_as_staff() then
    raise exception 'only the owner gives and takes roles' using errcode = '42501';
  end if;
  if given is null then perform private.fail('bad_request', 422, 'A role is given or taken.'); end if;
  if given then
    insert into public.staff_roles (user_id, role, given_by) values (target, staff_role, auth.uid())
    on conflict do nothing;
  else
    delete from public.staff_roles where user_id = target and role = staff_role;
  end if;
  if found then
    perform private.note_act('people', target, case when given then 'role_given' else 'role_taken' end,
      jsonb_build_object('role', staff_role));
  end if;
end
$$;

REVOKE ALL ON FUNCTION private.set_staff_role(target uuid, staff_role text, given boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.set_staff_role(target uuid, staff_role text, given boolean) TO service_role;
GRANT ALL ON FUNCTION private.set_staff_role(target uuid, staff_role text, given boolean) TO authenticated;
