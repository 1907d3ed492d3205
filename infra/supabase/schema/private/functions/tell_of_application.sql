-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.tell_of_application() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if tg_op = 'INSERT' then
    perform private.enqueue('application_to_agency', 'application_to_agency:' || new.id, new.id);
  elsif old.status = new.status then
    return null;
  end if;
  perform private.enqueue('application_' || new.status, concat_ws(':', 'application', new.id, new.status), new.id);
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.tell_of_application() FROM PUBLIC;
GRANT ALL ON FUNCTION private.tell_of_application() TO service_role;
