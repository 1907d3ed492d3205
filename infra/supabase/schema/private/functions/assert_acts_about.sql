-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.assert_acts_about(person uuid) RETURNS void
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if person = auth.uid() then raise exception 'nobody acts about themselves' using errcode = '42501'; end if;
  if exists (select from public.profiles p where p.user_id = person and p.role = 'admin') then
    perform private.fail('owner_protected', 409, 'An owner is first made a member again.');
  end if;
  if not private.is_admin() and exists (select from public.staff_roles s where s.user_id = person) then
    raise exception 'only the owner acts about staff' using errcode = '42501';
  end if;
end
$$;

REVOKE ALL ON FUNCTION private.assert_acts_about(person uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.assert_acts_about(person uuid) TO service_role;
