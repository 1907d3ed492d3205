-- Staff find people by their address: beside the sign-in service's table, which gets no index of ours, and which was read whole for it.
-- Staff's list of measures takes the newest before it looks for their people.
-- Undone by: private.people_named and private.console_moderation as they were, dropping both triggers, keep_address and the table.
set local lock_timeout = '1s';

create table private.addresses (user_id uuid primary key references auth.users (id) on delete cascade, email text not null);
alter table private.addresses enable row level security;
revoke all on private.addresses from public, anon, authenticated;
grant all on private.addresses to service_role;

create function private.keep_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.email is null then
    delete from private.addresses where user_id = new.id;
  else
    insert into private.addresses (user_id, email) values (new.id, lower(new.email))
    on conflict (user_id) do update set email = excluded.email;
  end if;
  return null;
end
$$;
revoke execute on function private.keep_address() from public, anon, authenticated;
create trigger keep_address after insert on auth.users for each row execute function private.keep_address();
create trigger keep_changed_address after update of email on auth.users
  for each row when (new.email is distinct from old.email) execute function private.keep_address();

create or replace function private.people_named(pattern text) returns setof uuid
language sql stable security definer
set search_path = ''
as $$
  select p.user_id from public.profiles p where private.fold_text(p.full_name) like pattern
  union select a.user_id from private.addresses a where a.email like pattern
$$;

create or replace function private.console_moderation() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.works_as('content', 'support') then
    raise exception 'only staff read measures' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'measures', (
      with newest as (
        select m.* from public.moderations m
        order by (m.appeal is not null and m.answered_at is null and m.lifted_at is null) desc, m.created_at desc, m.id limit 200
      )
      select coalesce(jsonb_agg(to_jsonb(each)), '[]') from (
        select m.id, m.kind, m.subject_name, m.reason, m.appeal, m.appealed_at, m.answer, m.answered_at, m.lifted_at, m.created_at,
          u.email, p.full_name
        from newest m left join auth.users u on u.id = m.user_id left join public.profiles p on p.user_id = m.user_id
        order by (m.appeal is not null and m.answered_at is null and m.lifted_at is null) desc, m.created_at desc, m.id
      ) each
    ),
    'reported', (
      select coalesce(jsonb_agg(to_jsonb(each)), '[]') from (
        select r.id, r.rating, r.comment, r.author_name, f.title, f.slug,
          (select jsonb_agg(w.reason order by w.created_at) from public.review_reports w where w.review_id = r.id) as reasons
        from public.formation_reviews r join public.formations f on f.id = r.formation_id
        where exists (select from public.review_reports w where w.review_id = r.id)
        order by r.created_at desc, r.id limit 100
      ) each
    )
  );
end
$$;
