-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.course_named(name text) RETURNS public.formations
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  found_one public.formations;
begin
  select f.* into found_one from public.formations f
  where f.is_published and f.deleted_at is null and name in (f.slug, f.id::text);
  if found_one.id is null then perform private.fail('formation_not_found', 404, 'There is no published course of that name.'); end if;
  return found_one;
end
$$;

REVOKE ALL ON FUNCTION private.course_named(name text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.course_named(name text) TO service_role;
