-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.assert_handles_requests() RETURNS void
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not private.works_as('sales') then
    raise exception 'only staff handle requests' using errcode = '42501';
  end if;
end
$$;

REVOKE ALL ON FUNCTION private.assert_handles_requests() FROM PUBLIC;
GRANT ALL ON FUNCTION private.assert_handles_requests() TO service_role;
