-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.fold_lessons(size integer) RETURNS integer
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  course private.changed_lessons;
  mark tid;
  learners uuid[];
begin
  select m.ctid into mark from private.changed_lessons m limit 1;
  if mark is null then return 0; end if;
  delete from private.changed_lessons m where m.ctid = mark returning * into course;
  learners := array(
    select p.user_id from public.user_formation_progress p
    where p.formation_id = course.formation_id and p.user_id > course.after_user order by p.user_id limit size
  );
  perform private.refresh_formation_progress(learner, course.formation_id) from unnest(learners) learner;
  if cardinality(learners) = size then
    insert into private.changed_lessons values (course.formation_id, learners[size]);
  end if;
  return 1;
end
$$;

REVOKE ALL ON FUNCTION private.fold_lessons(size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.fold_lessons(size integer) TO service_role;
