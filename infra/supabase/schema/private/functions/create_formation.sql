-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.create_formation(title text, description text, course_level text, category text, duration_minutes integer) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  creator uuid := private.my_creator_id();
  creator_name text;
  course public.formations;
begin
  if coalesce(trim(title), '') = '' then perform private.fail('title_required', 422, 'A course needs a title.'); end if;
  if creator is null then
    select coalesce(full_name, 'Formateur') into creator_name from public.profiles where user_id = auth.uid();
    insert into public.creators (user_id, name, slug)
    values (auth.uid(), creator_name, private.slug_of(creator_name) || '-' || left(auth.uid()::text, 6))
    returning id into creator;
  end if;
  insert into public.formations (title, slug, description, level, category_id, estimated_duration_minutes, creator_id)
  values (left(trim(create_formation.title), 160), '', coalesce(create_formation.description, ''),
    coalesce(course_level, 'debutant'), coalesce(category, '1'), coalesce(duration_minutes, 60), creator)
  returning * into course;
  return jsonb_build_object('id', course.id, 'slug', course.slug, 'title', course.title);
end
$$;

REVOKE ALL ON FUNCTION private.create_formation(title text, description text, course_level text, category text, duration_minutes integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.create_formation(title text, description text, course_level text, category text, duration_minutes integer) TO service_role;
GRANT ALL ON FUNCTION private.create_formation(title text, description text, course_level text, category text, duration_minutes integer) TO authenticated;
