-- For the operator's command alone (agence owner): the first of those who may name others. False where there is one.
create function public.make_first_owner(target uuid) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  -- Of two at once the second waits, and then sees the first.
  perform pg_advisory_xact_lock(hashtext('public.make_first_owner'));
  if exists (select from public.profiles where role = 'admin') then return false; end if;
  update public.profiles set role = 'admin' where user_id = target;
  return found;
end
$$;
revoke execute on function public.make_first_owner(uuid) from public, anon, authenticated;
grant execute on function public.make_first_owner(uuid) to service_role;
