-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.forget_send_error() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  new.error := null;
  return new;
end
$$;

REVOKE ALL ON FUNCTION private.forget_send_error() FROM PUBLIC;
GRANT ALL ON FUNCTION private.forget_send_error() TO service_role;
