-- Undone by: console_people as it was.
--
-- The list of people reads a page of accounts in the order of an index again, and finds words by the indexes of names and addresses:
-- who somebody is at a glance is asked of that page alone. Of 100,000 people it read them all, for a second.
create or replace function private.console_people(words text, after_at timestamptz, after_id uuid, size integer, kind text)
returns table (id uuid, created_at timestamptz, full_name text, email text, profile_role text, staff_roles text[], orders integer, suspension uuid, follows integer, gives integer, paid_cents integer, seen_at timestamptz)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  pattern constant text := '%' || regexp_replace(private.fold_text(nullif(trim(words), '')), '([\\%_])', '\\\1', 'g') || '%';
  since constant timestamptz := coalesce(after_at, 'infinity');
  since_id constant uuid := coalesce(after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  page uuid[];
begin
  if not private.works_as('sales', 'support') then
    raise exception 'only staff read who people are' using errcode = '42501';
  end if;
  if pattern is not null then
    page := array(
      select p.user_id from public.profiles p
      where (p.created_at, p.user_id) < (since, since_id) and p.user_id in (select private.people_named(pattern))
        and (kind is null or kind = case when p.role = 'admin' or exists (select from public.staff_roles s where s.user_id = p.user_id) then 'staff' else p.role end)
      order by p.created_at desc, p.user_id desc limit least(size, 200)
    );
  elsif kind in ('creator', 'staff') then
    -- Few: found by what they are.
    page := array(
      select p.user_id from public.profiles p
      where (p.created_at, p.user_id) < (since, since_id)
        and p.user_id in (
          select o.user_id from public.profiles o where o.role <> 'learner' union select s.user_id from public.staff_roles s
        )
        and kind = case when p.role = 'admin' or exists (select from public.staff_roles s where s.user_id = p.user_id) then 'staff' else p.role end
      order by p.created_at desc, p.user_id desc limit least(size, 200)
    );
  else
    page := array(
      select p.user_id from public.profiles p
      where (p.created_at, p.user_id) < (since, since_id)
        and (kind is null or kind = case when p.role = 'admin' or exists (select from public.staff_roles s where s.user_id = p.user_id) then 'staff' else p.role end)
      order by p.created_at desc, p.user_id desc limit least(size, 200)
    );
  end if;
  return query
  select u.id, p.created_at, p.full_name, u.email::text, p.role,
    coalesce((select array_agg(s.role order by s.role) from public.staff_roles s where s.user_id = u.id), '{}'),
    (select count(*)::integer from public.orders o where o.user_id = u.id),
    (select m.id from public.moderations m where m.kind = 'account' and m.subject_id = u.id and m.lifted_at is null),
    (select count(*)::integer from public.user_formation_progress g where g.user_id = u.id),
    (select count(*)::integer from public.formations f join public.creators c on c.id = f.creator_id
      where c.user_id = u.id and f.is_published and f.deleted_at is null),
    (select coalesce(sum(o.total_cents - o.refunded_cents), 0)::integer from public.orders o where o.user_id = u.id),
    greatest(u.last_sign_in_at, (select max(l.session_start) from public.learning_sessions l where l.user_id = u.id))
  from public.profiles p join auth.users u on u.id = p.user_id
  where p.user_id = any (page)
  order by p.created_at desc, p.user_id desc;
end
$$;
