-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.assert_second_factor() RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  if coalesce(auth.jwt() ->> 'aal', '') <> 'aal2' then
    perform private.fail('second_factor_required', 403, 'This needs a session with a second factor.');
  end if;
end
$$;

REVOKE ALL ON FUNCTION private.assert_second_factor() FROM PUBLIC;
GRANT ALL ON FUNCTION private.assert_second_factor() TO service_role;
