-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.missing_to_publish(formation uuid) RETURNS text[]
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select array_remove(array[
    case when trim(f.title) = '' then 'title' end,
    case when trim(f.description) = '' then 'description' end,
    case when f.thumbnail_url is null then 'thumbnail' end,
    case when f.total_modules = 0 then 'module' end
  ], null)
  from public.formations f where f.id = formation
$$;

REVOKE ALL ON FUNCTION private.missing_to_publish(formation uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.missing_to_publish(formation uuid) TO service_role;
GRANT ALL ON FUNCTION private.missing_to_publish(formation uuid) TO authenticated;
