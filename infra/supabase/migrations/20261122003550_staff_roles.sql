-- Roles of the console (AMB-68). The owner is who has the role `admin` (AMB-48) and may do everything; sales, content and
-- support have the rights of docs/decisions/0030-console.md. One person may have several, and be a creator too.

create table public.staff_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('sales', 'content', 'support')),
  given_by uuid references auth.users (id) on delete set null,
  given_at timestamptz not null default now(),
  primary key (user_id, role)
);
create index staff_roles_given_by on public.staff_roles (given_by);
alter table public.staff_roles enable row level security;
grant select on public.staff_roles to authenticated;
create policy staff_roles_read on public.staff_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

-- Whether the caller is the owner or has one of some roles: for what staff read, and for the site's texts.
create function private.works_as(variadic roles text[]) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select private.is_admin()
    or exists (select from public.staff_roles s where s.user_id = auth.uid() and s.role = any (roles))
$$;

-- The same for what changes money, rights or people: it asks for the second factor, as private.acts_as_staff() does.
create function private.acts_as(variadic roles text[]) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.works_as(variadic roles) then return false; end if;
  perform private.assert_second_factor();
  return true;
end
$$;

-- What the caller is in the console; empty for who is not of staff.
create function public.my_staff_roles() returns text[]
language sql stable
set search_path = ''
as $$
  select case when private.is_admin() then array['owner'] else array[]::text[] end
    || coalesce((select array_agg(s.role order by s.role) from public.staff_roles s where s.user_id = auth.uid()), '{}')
$$;

-- A line of the security log for each role that comes or goes, as private.note_role_change() writes for `profiles`.
create function private.note_staff_role() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  request constant text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-request-id';
  was constant public.staff_roles := case tg_op when 'DELETE' then old else new end;
begin
  insert into private.security_events (kind, request_id, user_id, subject_id, what)
  values (
    'role_change',
    case when request ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then request::uuid end,
    auth.uid(), was.user_id, case tg_op when 'DELETE' then '- ' else '+ ' end || was.role
  );
  return null;
end
$$;
create trigger staff_roles_noted after insert or delete on public.staff_roles
  for each row execute function private.note_staff_role();

-- The owner gives and takes a role; asked again, nothing changes.
create function private.set_staff_role(target uuid, staff_role text, given boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.acts_as_staff() then
    raise exception 'only the owner gives and takes roles' using errcode = '42501';
  end if;
  if given is null then perform private.fail('bad_request', 422, 'A role is given or taken.'); end if;
  if given then
    insert into public.staff_roles (user_id, role, given_by) values (target, staff_role, auth.uid())
    on conflict do nothing;
  else
    delete from public.staff_roles where user_id = target and role = staff_role;
  end if;
  if found then
    perform private.note_act('people', target, case when given then 'role_given' else 'role_taken' end,
      jsonb_build_object('role', staff_role));
  end if;
end
$$;
create function public.set_staff_role(target uuid, staff_role text, given boolean) returns void
language sql
set search_path = ''
as $$ select private.set_staff_role(target, staff_role, given) $$;

-- There is always an owner: of two who would leave at once, the second sees that the first has gone.
create or replace function private.set_profile_role(target uuid, new_role text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.acts_as_staff() then
    raise exception 'only an admin changes roles' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtext('private.set_profile_role'));
  if new_role <> 'admin' and not exists (select from public.profiles where role = 'admin' and user_id <> target) then
    perform private.fail('last_owner', 409, 'Somebody has to own the site.');
  end if;
  update public.profiles set role = new_role where user_id = target;
  if not found then
    raise exception 'there is no such profile' using errcode = 'P0002';
  end if;
  perform private.note_act('people', target, 'profile_role', jsonb_build_object('role', new_role));
end
$$;

revoke all on function
  private.works_as(text[]), private.acts_as(text[]), public.my_staff_roles(), private.note_staff_role(),
  private.set_staff_role(uuid, text, boolean), public.set_staff_role(uuid, text, boolean)
  from public;
grant execute on function
  private.works_as(text[]), public.my_staff_roles(),
  private.set_staff_role(uuid, text, boolean), public.set_staff_role(uuid, text, boolean)
  to authenticated;

-- What each role reads besides. Content: the site's lists, every course with what is in it, reports, creators' records.
-- Sales and support: orders and consultations. Support: reports and creators' records too.
alter policy orders_read on public.orders
  using (user_id = (select auth.uid()) or (select private.works_as('sales', 'support')));
alter policy bookings_read on public.bookings using (
  user_id = (select auth.uid()) or creator_id = (select private.my_creator_id())
  or (select private.works_as('sales', 'support'))
);
alter policy reports_read on public.review_reports
  using (user_id = (select auth.uid()) or (select private.works_as('content', 'support')));
alter policy creators_read on public.creators using (
  is_public or id = (select private.my_creator_id()) or (select private.works_as('content', 'support'))
);
alter policy formations_read on public.formations using (
  (is_published and deleted_at is null) or creator_id = (select private.my_creator_id())
  or id in (select private.my_formation_ids()) or (select private.works_as('content'))
);
alter policy modules_read on public.formation_modules using (exists (
  select from public.formations f
  where f.id = formation_id
    and (formation_modules.is_published or f.creator_id = (select private.my_creator_id()) or (select private.works_as('content')))
));
alter policy entries_read on public.site_entries
  using ((is_published and list <> 'success_notifications') or (select private.works_as('content')));
alter policy entries_insert on public.site_entries with check ((select private.works_as('content')));
alter policy entries_update on public.site_entries
  using ((select private.works_as('content'))) with check ((select private.works_as('content')));
alter policy entries_delete on public.site_entries using ((select private.works_as('content')));

create or replace function private.has_formation_access(formation uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select auth.uid() is not null and exists (
    select from public.formations f
    where f.id = formation and f.deleted_at is null and (
      (f.is_published and not exists (select from public.premium_formations p where p.formation_id = f.id))
      or f.id in (select private.my_formation_ids())
      or private.owns_formation(f.id)
      or private.works_as('content')
    )
  )
$$;

create or replace function public.import_site_lists(lists jsonb) returns integer
language plpgsql
set search_path = ''
as $$
declare
  count integer;
begin
  if not private.works_as('content') then
    perform private.fail('admin_required', 403, 'Only the owner and content import lists.');
  end if;
  if jsonb_typeof(lists) <> 'object' then perform private.fail('bad_request', 422, 'Lists are an object.'); end if;
  delete from public.site_entries where lists ? list;
  insert into public.site_entries (list, position, data)
  select entries.key, place - 1, entry
  from jsonb_each(lists) entries, jsonb_array_elements(entries.value) with ordinality each (entry, place);
  get diagnostics count = row_count;
  return count;
end
$$;
