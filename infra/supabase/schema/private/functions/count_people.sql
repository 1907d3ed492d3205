-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.count_people() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not private.works_as('sales', 'support') then
    raise exception 'only staff read who people are' using errcode = '42501';
  end if;
  return (
    with staff as (
      select p.user_id from public.profiles p where p.role = 'admin' union select s.user_id from public.staff_roles s
    ), counted as (
      -- Entries of an index: of most accounts nothing is asked but that they are there.
      select (select count(*) from public.profiles) as people, (select count(*) from staff) as staff,
        (select count(*) from public.profiles p
          where p.role = 'creator' and not exists (select from staff s where s.user_id = p.user_id)) as creators
    )
    select jsonb_build_object('learner', people - staff - creators, 'creator', creators, 'staff', staff) from counted
  );
end
$$;

REVOKE ALL ON FUNCTION private.count_people() FROM PUBLIC;
GRANT ALL ON FUNCTION private.count_people() TO service_role;
GRANT ALL ON FUNCTION private.count_people() TO authenticated;
