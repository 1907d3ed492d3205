-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.fold_courses(size integer) RETURNS integer
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  marks tid[];
  free uuid[];
  taken jsonb;
  looked uuid[];
  changed uuid[];
begin
  marks := array(select m.ctid from private.changed_courses m limit size);
  if marks = '{}' then return 0; end if;
  free := array(
    select f.id from public.formations f
    where f.id in (select m.formation_id from private.changed_courses m where m.ctid = any (marks))
    for no key update skip locked
  );
  with gone as (
    delete from private.changed_courses m
    where m.ctid = any (marks)
      and (m.formation_id = any (free) or not exists (select from public.formations f where f.id = m.formation_id))
    returning m.formation_id, m.views
  ), summed as (
    select formation_id, sum(views) as views, bool_or(views = 0) as is_changed from gone group by formation_id
  )
  select jsonb_object_agg(formation_id, views), array_agg(formation_id), array_agg(formation_id) filter (where is_changed)
  into taken, looked, changed from summed;
  if taken is null then return 0; end if;
  update public.formations f set
    view_count = f.view_count + (taken ->> f.id::text)::bigint,
    total_modules = n.total_modules,
    total_reviews = n.total_reviews,
    -- With a look at a course alone, its average is corrected when it differs by more than 0.1 (MPL-048).
    average_rating = case when f.id = any (changed) or abs(f.average_rating - n.average_rating) > 0.1
      then n.average_rating else f.average_rating end,
    completion_rate = n.completion_rate
  from private.course_figures(looked) n
  where f.id = n.id and ((taken ->> f.id::text)::bigint > 0 or abs(f.average_rating - n.average_rating) > 0
    or (f.total_modules, f.total_reviews, f.completion_rate) is distinct from (n.total_modules, n.total_reviews, n.completion_rate));
  insert into private.changed_creators (creator_id)
  select distinct f.creator_id from public.formations f where f.id = any (changed);
  insert into private.changed_creators (creator_id, views)
  select f.creator_id, sum((taken ->> f.id::text)::bigint) as views
  from public.formations f where f.id = any (looked) group by f.creator_id having sum((taken ->> f.id::text)::bigint) > 0;
  return cardinality(looked);
end
$$;

REVOKE ALL ON FUNCTION private.fold_courses(size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.fold_courses(size integer) TO service_role;
