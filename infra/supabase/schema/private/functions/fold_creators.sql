-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.fold_creators(size integer) RETURNS integer
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  marks tid[];
  free uuid[];
  taken jsonb;
  changed uuid[];
begin
  marks := array(select m.ctid from private.changed_creators m limit size);
  if marks = '{}' then return 0; end if;
  free := array(
    select c.id from public.creators c
    where c.id in (select m.creator_id from private.changed_creators m where m.ctid = any (marks))
    for no key update skip locked
  );
  with gone as (
    delete from private.changed_creators m
    where m.ctid = any (marks)
      and (m.creator_id = any (free) or not exists (select from public.creators c where c.id = m.creator_id))
    returning m.creator_id, m.views
  ), summed as (
    select creator_id, sum(views) as views, bool_or(views = 0) as is_changed from gone group by creator_id
  )
  select jsonb_object_agg(creator_id, views), array_agg(creator_id) filter (where is_changed) into taken, changed from summed;
  if taken is null then return 0; end if;
  update public.creators c set total_views = c.total_views + (taken ->> c.id::text)::bigint
  where c.id = any (free) and (taken ->> c.id::text)::bigint > 0;
  update public.creators c set (total_formations, active_services, total_students, total_revenue, avg_rating)
    = (n.total_formations, n.active_services, n.total_students, n.total_revenue, n.avg_rating)
  from private.creator_figures(changed) n
  where c.id = n.id and (c.total_formations, c.active_services, c.total_students, c.total_revenue, c.avg_rating)
    is distinct from (n.total_formations, n.active_services, n.total_students, n.total_revenue, n.avg_rating);
  return (select count(*) from jsonb_object_keys(taken));
end
$$;

REVOKE ALL ON FUNCTION private.fold_creators(size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.fold_creators(size integer) TO service_role;
