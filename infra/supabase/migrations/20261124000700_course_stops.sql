-- Where learners stop in a course, for who made it: how many have begun and finished each published module.
-- Undone by: dropping both functions.

create function private.course_stops(formation uuid)
returns table(module_id uuid, title text, minutes integer, began bigint, finished bigint)
language sql stable security definer set search_path = ''
as $$
  -- Fails for who has no such course.
  with mine as materialized (select (private.my_formation(formation)).id)
  select m.id, m.title, m.duration_minutes, count(p.user_id), count(p.user_id) filter (where p.is_completed)
  from mine
  join public.formation_modules m on m.formation_id = mine.id and m.is_published and m.removed_at is null
  left join public.user_module_progress p on p.module_id = m.id
  group by m.id
  order by m.order_index
$$;

create function public.course_stops(formation uuid)
returns table(module_id uuid, title text, minutes integer, began bigint, finished bigint)
language sql stable set search_path = ''
as $$ select * from private.course_stops(formation) $$;

revoke all on function private.course_stops(uuid), public.course_stops(uuid) from public;
grant execute on function private.course_stops(uuid), public.course_stops(uuid) to authenticated, service_role;
