-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.feature_course(course text, starts date, ends date) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  chosen public.formations;
  today constant date := (now() at time zone 'America/Toronto')::date;
  day date;
begin
  perform private.assert_keeps_catalogue();
  perform private.assert_period(starts, ends);
  chosen := private.course_named(course);
  perform private.place_featured();
  insert into private.featured_courses (formation_id, place, starts_on, ends_on)
  values (chosen.id, (select coalesce(max(x.place), 0) + 1 from private.featured_courses x), starts, ends)
  on conflict (formation_id) do update set starts_on = excluded.starts_on, ends_on = excluded.ends_on;
  perform private.settle_featured();
  foreach day in array array_remove(array[starts, ends + 1], null) loop
    if day > today then
      perform private.enqueue('settle_featured', 'settle_featured:' || day, null, day::timestamp at time zone 'America/Toronto');
    end if;
  end loop;
  perform private.note_act('catalogue', chosen.id, 'course_featured', jsonb_build_object('from', starts, 'to', ends));
end
$$;

REVOKE ALL ON FUNCTION private.feature_course(course text, starts date, ends date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.feature_course(course text, starts date, ends date) TO service_role;
GRANT ALL ON FUNCTION private.feature_course(course text, starts date, ends date) TO authenticated;
