-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.assert_keeps_catalogue() RETURNS void
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not private.works_as('content') then
    raise exception 'only the owner and content staff keep the catalogue' using errcode = '42501';
  end if;
end
$$;

REVOKE ALL ON FUNCTION private.assert_keeps_catalogue() FROM PUBLIC;
GRANT ALL ON FUNCTION private.assert_keeps_catalogue() TO service_role;
