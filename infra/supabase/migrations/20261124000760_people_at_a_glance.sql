-- Undone by: console_people as it was.
--
-- Who somebody is at a glance: what they follow and give, what they have paid in all, and when they last came. Staff look for
-- one kind of account too.
drop function public.console_people(text, timestamptz, uuid, integer);
drop function private.console_people(text, timestamptz, uuid, integer);
create function private.console_people(words text, after_at timestamptz, after_id uuid, size integer, kind text)
returns table (id uuid, created_at timestamptz, full_name text, email text, profile_role text, staff_roles text[], orders integer, suspension uuid, follows integer, gives integer, paid_cents integer, seen_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
declare
  pattern constant text := '%' || regexp_replace(private.fold_text(trim(words)), '([\\%_])', '\\\1', 'g') || '%';
begin
  if not private.works_as('sales', 'support') then
    raise exception 'only staff read who people are' using errcode = '42501';
  end if;
  return query
  select u.id, u.created_at, p.full_name, u.email::text, p.role,
    coalesce((select array_agg(s.role order by s.role) from public.staff_roles s where s.user_id = u.id), '{}'),
    (select count(*)::integer from public.orders o where o.user_id = u.id),
    (select m.id from public.moderations m where m.kind = 'account' and m.subject_id = u.id and m.lifted_at is null),
    (select count(*)::integer from public.user_formation_progress g where g.user_id = u.id),
    (select count(*)::integer from public.formations f join public.creators c on c.id = f.creator_id
      where c.user_id = u.id and f.is_published and f.deleted_at is null),
    (select coalesce(sum(o.total_cents - o.refunded_cents), 0)::integer from public.orders o where o.user_id = u.id),
    greatest(u.last_sign_in_at, (select max(l.session_start) from public.learning_sessions l where l.user_id = u.id))
  from auth.users u join public.profiles p on p.user_id = u.id
  where (after_at is null or (u.created_at, u.id) < (after_at, after_id))
    and (pattern is null or private.fold_text(concat_ws(' ', p.full_name, u.email)) like pattern)
    and (kind is null or kind = case
      when p.role = 'admin' or exists (select from public.staff_roles s where s.user_id = u.id) then 'staff'
      else p.role
    end)
  order by u.created_at desc, u.id desc
  limit least(size, 200);
end
$$;
create function public.console_people(words text default null, after_at timestamptz default null, after_id uuid default null, size integer default 100, kind text default null)
returns table (id uuid, created_at timestamptz, full_name text, email text, profile_role text, staff_roles text[], orders integer, suspension uuid, follows integer, gives integer, paid_cents integer, seen_at timestamptz)
language sql stable set search_path = ''
as $$ select * from private.console_people(words, after_at, after_id, size, kind) $$;
revoke all on function private.console_people(text, timestamptz, uuid, integer, text) from public, anon;
revoke all on function public.console_people(text, timestamptz, uuid, integer, text) from public, anon;
grant execute on function private.console_people(text, timestamptz, uuid, integer, text) to authenticated, service_role;
grant execute on function public.console_people(text, timestamptz, uuid, integer, text) to authenticated, service_role;
