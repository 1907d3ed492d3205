-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.note_role_change() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $_$
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
$_$;

REVOKE ALL ON FUNCTION private.note_role_change() FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_role_change() TO service_role;
