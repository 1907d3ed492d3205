-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.make_first_owner(target uuid) RETURNS boolean
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  -- Of two at once the second waits, and then sees the first.
  perform pg_advisory_xact_lock(hashtext('public.make_first_owner'));
  if exists (select from public.profiles where role = 'admin') then return false; end if;
  update public.profiles set role = 'admin' where user_id = target;
  return found;
end
$$;

REVOKE ALL ON FUNCTION public.make_first_owner(target uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.make_first_owner(target uuid) TO service_role;
