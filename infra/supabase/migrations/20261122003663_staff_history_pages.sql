-- Acts of one transaction may have one time: the history goes on after a time and an id. Where the id is not told, after the time alone,
-- as it was.
drop function public.staff_history(timestamptz);
drop function private.staff_history(timestamptz);
create function private.staff_history(before timestamptz, before_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then raise exception 'only the owner reads what staff did' using errcode = '42501'; end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(act) order by act.at desc, act.id desc), '[]') from (
      select a.id, a.at, a.area, a.subject_id, a.kind, a.detail, p.full_name as actor
      from private.staff_acts a left join public.profiles p on p.user_id = a.actor_id
      where before is null or a.at < before or (a.at = before and a.id < before_id)
      order by a.at desc, a.id desc limit 100
    ) act
  );
end
$$;
create function public.staff_history(before timestamptz default null, before_id uuid default null) returns jsonb
language sql stable set search_path = ''
as $$ select private.staff_history(before, before_id) $$;
revoke all on function private.staff_history(timestamptz, uuid) from public, anon;
revoke all on function public.staff_history(timestamptz, uuid) from public, anon;
grant execute on function private.staff_history(timestamptz, uuid) to authenticated, service_role;
grant execute on function public.staff_history(timestamptz, uuid) to authenticated, service_role;
drop index private.staff_acts_at;
create index staff_acts_at on private.staff_acts (at desc, id desc);
