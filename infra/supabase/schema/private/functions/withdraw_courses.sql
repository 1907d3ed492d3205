-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.withdraw_courses(ids uuid[]) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  undo jsonb;
begin
  select jsonb_build_object(
    'courses', (select coalesce(jsonb_agg(f.id), '[]') from public.formations f where f.id = any (ids) and f.is_published),
    'products', (select coalesce(jsonb_agg(p.id), '[]') from public.products p where p.formation_id = any (ids) and p.is_active))
  into undo;
  update public.formations f set is_published = false where f.id = any (ids) and f.is_published;
  update public.products p set is_active = false where p.formation_id = any (ids) and p.is_active;
  return undo;
end
$$;

REVOKE ALL ON FUNCTION private.withdraw_courses(ids uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.withdraw_courses(ids uuid[]) TO service_role;
