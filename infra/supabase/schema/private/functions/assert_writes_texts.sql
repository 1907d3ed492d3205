-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.assert_writes_texts() RETURNS void
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not private.works_as('content') then
    raise exception 'only staff write texts' using errcode = '42501';
  end if;
end
$$;

REVOKE ALL ON FUNCTION private.assert_writes_texts() FROM PUBLIC;
GRANT ALL ON FUNCTION private.assert_writes_texts() TO service_role;
