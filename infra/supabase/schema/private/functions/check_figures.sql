-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.check_figures(after_course uuid, after_creator uuid, size integer) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  courses uuid[] := array(select id from public.formations where id > after_course order by id limit size);
  creators uuid[] := array(select id from public.creators where id > after_creator order by id limit size);
  wrong jsonb;
begin
  with kept as (
    select 'course' as what, f.id, to_jsonb(n) - 'id' as counted,
      jsonb_build_object('total_modules', f.total_modules, 'total_reviews', f.total_reviews, 'average_rating', f.average_rating,
        'completion_rate', f.completion_rate) as kept
    from private.course_figures(courses) n join public.formations f on f.id = n.id
    where not exists (select from private.changed_courses m where m.formation_id = f.id and m.views = 0)
    union all
    select 'creator', c.id, to_jsonb(n) - 'id',
      jsonb_build_object('total_formations', c.total_formations, 'active_services', c.active_services,
        'total_students', c.total_students, 'total_revenue', c.total_revenue, 'avg_rating', c.avg_rating)
    from private.creator_figures(creators) n join public.creators c on c.id = n.id
    where not exists (select from private.changed_creators m where m.creator_id = c.id and m.views = 0)
      and not exists (select from private.changed_courses m join public.formations f on f.id = m.formation_id
        where f.creator_id = c.id and m.views = 0)
  ), drifted as (select * from kept where kept.kept <> kept.counted), marked_courses as (
    insert into private.changed_courses (formation_id) select id from drifted where what = 'course'
  ), marked_creators as (
    insert into private.changed_creators (creator_id) select id from drifted where what = 'creator'
  )
  select coalesce(jsonb_agg(to_jsonb(drifted) order by what, id), '[]') into wrong from drifted;
  return jsonb_build_object('wrong', wrong, 'again', case when greatest(cardinality(courses), cardinality(creators)) = size then
    jsonb_build_object('after_course', courses[cardinality(courses)], 'after_creator', creators[cardinality(creators)]) end);
end
$$;

REVOKE ALL ON FUNCTION private.check_figures(after_course uuid, after_creator uuid, size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.check_figures(after_course uuid, after_creator uuid, size integer) TO service_role;
