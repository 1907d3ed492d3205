-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.my_formation(formation uuid, deleted boolean DEFAULT false) RETURNS public.formations
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  course public.formations;
begin
  select * into course from public.formations f where f.id = formation and (f.deleted_at is not null) = deleted;
  if course.id is null or not (private.owns_formation(course.id) or private.acts_as_staff()) then
    perform private.fail('formation_not_found', 404, 'You have no such course.');
  end if;
  return course;
end
$$;

REVOKE ALL ON FUNCTION private.my_formation(formation uuid, deleted boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.my_formation(formation uuid, deleted boolean) TO service_role;
GRANT ALL ON FUNCTION private.my_formation(formation uuid, deleted boolean) TO authenticated;
