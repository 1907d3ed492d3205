-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.course_stops(formation uuid) RETURNS TABLE(module_id uuid, title text, minutes integer, began bigint, finished bigint)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  -- Fails for who has no such course.
  with mine as materialized (select (private.my_formation(formation)).id)
  select m.id, m.title, m.duration_minutes, count(p.user_id), count(p.user_id) filter (where p.is_completed)
  from mine
  join public.formation_modules m on m.formation_id = mine.id and m.is_published and m.removed_at is null
  left join public.user_module_progress p on p.module_id = m.id
  group by m.id
  order by m.order_index
$$;

REVOKE ALL ON FUNCTION private.course_stops(formation uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.course_stops(formation uuid) TO service_role;
GRANT ALL ON FUNCTION private.course_stops(formation uuid) TO authenticated;
