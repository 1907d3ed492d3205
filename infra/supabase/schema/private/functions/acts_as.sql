-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.acts_as(VARIADIC roles text[]) RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not private.works_as(variadic roles) then return false; end if;
  perform private.assert_second_factor();
  return true;
end
$$;

REVOKE ALL ON FUNCTION private.acts_as(VARIADIC roles text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.acts_as(VARIADIC roles text[]) TO service_role;
