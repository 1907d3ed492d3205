-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.owns_formation(formation uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select exists (
    select from public.formations f join public.creators c on c.id = f.creator_id
    where f.id = formation and c.user_id = auth.uid()
  )
$$;

REVOKE ALL ON FUNCTION private.owns_formation(formation uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.owns_formation(formation uuid) TO service_role;
GRANT ALL ON FUNCTION private.owns_formation(formation uuid) TO anon;
GRANT ALL ON FUNCTION private.owns_formation(formation uuid) TO authenticated;
