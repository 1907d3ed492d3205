-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.has_formation_access(formation uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select auth.uid() is not null and exists (
    select from public.formations f
    where f.id = formation and f.deleted_at is null and (
      (f.is_published and not exists (select from public.premium_formations p where p.formation_id = f.id))
      or f.id in (select private.my_formation_ids())
      or private.owns_formation(f.id)
      or private.works_as('content')
    )
  )
$$;

REVOKE ALL ON FUNCTION private.has_formation_access(formation uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.has_formation_access(formation uuid) TO service_role;
GRANT ALL ON FUNCTION private.has_formation_access(formation uuid) TO anon;
GRANT ALL ON FUNCTION private.has_formation_access(formation uuid) TO authenticated;
