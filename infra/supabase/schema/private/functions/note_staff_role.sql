-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.note_staff_role() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $_$
declare
  request constant text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-request-id';
  was constant public.staff_roles := case tg_op when 'DELETE' then old else new end;
begin
  insert into private.security_events (kind, request_id, user_id, subject_id, what)
  values (
    'role_change',
    case when request ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then request::uuid end,
    auth.uid(), was.user_id, case tg_op when 'DELETE' then '- ' else '+ ' end || was.role
  );
  return null;
end
$_$;

REVOKE ALL ON FUNCTION private.note_staff_role() FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_staff_role() TO service_role;
