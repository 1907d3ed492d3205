-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.acts_as_staff() RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not private.is_admin() then return false; end if;
  perform private.assert_second_factor();
  return true;
end
$$;

REVOKE ALL ON FUNCTION private.acts_as_staff() FROM PUBLIC;
GRANT ALL ON FUNCTION private.acts_as_staff() TO service_role;
