-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.handles_host(host uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select private.works_as('sales', 'support')
    or (host = auth.uid() and exists (select from public.profiles p where p.user_id = host and p.role = 'creator'))
$$;

REVOKE ALL ON FUNCTION private.handles_host(host uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.handles_host(host uuid) TO service_role;
