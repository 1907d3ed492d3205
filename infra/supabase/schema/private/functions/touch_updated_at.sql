-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.touch_updated_at() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  new.updated_at := now();
  return new;
end
$$;

REVOKE ALL ON FUNCTION private.touch_updated_at() FROM PUBLIC;
GRANT ALL ON FUNCTION private.touch_updated_at() TO service_role;
