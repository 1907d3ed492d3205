-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.assert_handles_host(host uuid) RETURNS void
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if private.handles_host(host) is not true then
    raise exception 'only staff handle appointments of others' using errcode = '42501';
  end if;
end
$$;

REVOKE ALL ON FUNCTION private.assert_handles_host(host uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.assert_handles_host(host uuid) TO service_role;
