-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.console_people(words text, after_at timestamp with time zone, after_id uuid, size integer) RETURNS TABLE(id uuid, created_at timestamp with time zone, full_name text, email text, profile_role text, staff_roles text[], orders integer, suspension uuid)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET plan_cache_mode TO 'force_custom_plan'
    AS $$
declare
  pattern constant text := '%' || regexp_replace(private.fold_text(nullif(trim(words), '')), '([\\%_])', '\\\1', 'g') || '%';
begin
  if not private.works_as('sales', 'support') then
    raise exception 'only staff read who people are' using errcode = '42501';
  end if;
  if pattern is null then
    return query
  select u.id, p.created_at, p.full_name, u.email::text, p.role,
    coalesce((select array_agg(s.role order by s.role) from public.staff_roles s where s.user_id = u.id), '{}'),
    (select count(*)::integer from public.orders o where o.user_id = u.id),
    (select m.id from public.moderations m where m.kind = 'account' and m.subject_id = u.id and m.lifted_at is null)
  from public.profiles p join auth.users u on u.id = p.user_id
  where (p.created_at, p.user_id) < (coalesce(after_at, 'infinity'), coalesce(after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
  order by p.created_at desc, p.user_id desc
  limit least(size, 200);
  else
    return query
  select u.id, p.created_at, p.full_name, u.email::text, p.role,
    coalesce((select array_agg(s.role order by s.role) from public.staff_roles s where s.user_id = u.id), '{}'),
    (select count(*)::integer from public.orders o where o.user_id = u.id),
    (select m.id from public.moderations m where m.kind = 'account' and m.subject_id = u.id and m.lifted_at is null)
  from public.profiles p join auth.users u on u.id = p.user_id
  where (p.created_at, p.user_id) < (coalesce(after_at, 'infinity'), coalesce(after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    and p.user_id in (select private.people_named(pattern))
  order by p.created_at desc, p.user_id desc
  limit least(size, 200);
  end if;
end
$$;

REVOKE ALL ON FUNCTION private.console_people(words text, after_at timestamp with time zone, after_id uuid, size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.console_people(words text, after_at timestamp with time zone, after_id uuid, size integer) TO service_role;
GRANT ALL ON FUNCTION private.console_people(words text, after_at timestamp with time zone, after_id uuid, size integer) TO authenticated;
