-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.assert_period(starts date, ends date) RETURNS void
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
begin
  if starts is null or ends < starts then perform private.fail('bad_period', 422, 'It ends before it begins.'); end if;
end
$$;

REVOKE ALL ON FUNCTION private.assert_period(starts date, ends date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.assert_period(starts date, ends date) TO service_role;
