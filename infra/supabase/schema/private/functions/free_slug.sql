-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.free_slug(title text, formation uuid) RETURNS text
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  wished constant text := private.slug_of(title);
  candidate text := wished;
begin
  for suffix in 2..10000 loop
    exit when not exists (select from public.formations f where f.slug = candidate and f.id <> formation)
      and not exists (select from public.slug_redirects r where r.old_slug = candidate and r.formation_id <> formation);
    candidate := wished || '-' || suffix;
  end loop;
  return candidate;
end
$$;

REVOKE ALL ON FUNCTION private.free_slug(title text, formation uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.free_slug(title text, formation uuid) TO service_role;
