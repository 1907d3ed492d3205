-- Undone by: drop function public.count_people, private.count_people.
--
-- How many accounts there are of each kind that staff look for alone, as console_people tells kinds apart.
create function private.count_people() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
create function public.count_people() returns jsonb
language sql stable set search_path = ''
as $$ select private.count_people() $$;
revoke all on function private.count_people() from public, anon;
revoke all on function public.count_people() from public, anon;
grant execute on function private.count_people() to authenticated, service_role;
grant execute on function public.count_people() to authenticated, service_role;
