-- A change of role names the request that made it, as every other event of the security log does.
create or replace function private.note_role_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  request constant text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-request-id';
begin
  insert into private.security_events (kind, request_id, user_id, subject_id, what)
  values (
    'role_change',
    case when request ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then request::uuid end,
    auth.uid(), new.user_id, old.role || ' > ' || new.role
  );
  return null;
end
$$;
