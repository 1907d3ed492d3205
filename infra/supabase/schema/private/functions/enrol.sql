-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.enrol(formation uuid) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  course public.formations;
  is_new boolean;
begin
  select * into course from public.formations f where f.id = formation and f.deleted_at is null
    and (f.is_published or private.has_formation_access(f.id));
  if course.id is null then perform private.fail('formation_not_found', 404, 'There is no such course.'); end if;
  if not private.has_formation_access(course.id) then
    perform private.fail('purchase_required', 402, 'This course has to be bought first.');
  end if;
  is_new := not exists (select from public.user_formation_progress where user_id = auth.uid() and formation_id = course.id);
  if is_new then
    perform private.refresh_formation_progress(auth.uid(), course.id);
    insert into public.user_interactions (user_id, formation_id, interaction_type) values (auth.uid(), course.id, 'start');
  end if;
  return jsonb_build_object('formation_id', course.id, 'slug', course.slug, 'is_new', is_new);
end
$$;

REVOKE ALL ON FUNCTION private.enrol(formation uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.enrol(formation uuid) TO service_role;
GRANT ALL ON FUNCTION private.enrol(formation uuid) TO authenticated;
