-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.takes_times(creator uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select exists (select from public.creators c join private.host_hours h on h.host_id = c.user_id where c.id = creator)
$$;

REVOKE ALL ON FUNCTION private.takes_times(creator uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.takes_times(creator uuid) TO service_role;
GRANT ALL ON FUNCTION private.takes_times(creator uuid) TO anon;
GRANT ALL ON FUNCTION private.takes_times(creator uuid) TO authenticated;
