-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.unfeature_course(course uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.assert_keeps_catalogue();
  delete from private.featured_courses x where x.formation_id = course;
  update public.formations f set is_featured = false where f.id = course and f.is_featured;
  perform private.note_act('catalogue', course, 'course_unfeatured');
end
$$;

REVOKE ALL ON FUNCTION private.unfeature_course(course uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.unfeature_course(course uuid) TO service_role;
GRANT ALL ON FUNCTION private.unfeature_course(course uuid) TO authenticated;
