-- Who wants to create here says so, and staff answer; until now somebody had to write a mail and somebody else some SQL.

create table public.creator_applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  about text not null check (length(about) between 20 and 2000),
  website_url text check (private.is_safe_url(website_url)),
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'declined')),
  answer text check (length(answer) <= 500),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now()
);
create index creator_applications_user on public.creator_applications (user_id);
create index creator_applications_decided_by on public.creator_applications (decided_by);
create unique index creator_applications_one on public.creator_applications (user_id) where status = 'waiting';
alter table public.creator_applications enable row level security;
grant select (id, user_id, about, website_url, status, answer, decided_at, created_at), insert (user_id, about, website_url)
  on public.creator_applications to authenticated;
create policy applications_read on public.creator_applications for select to authenticated
  using (user_id = (select auth.uid()) or (select private.works_as('content', 'support')));
create policy applications_insert on public.creator_applications for insert to authenticated
  with check (user_id = (select auth.uid()));
create trigger applications_quota after insert on public.creator_applications
  for each row execute function private.keep_quota('user_id', '5');

-- An accepted applicant may publish, and has a record of their own to fill in; nobody sees it until they agree to a page.
create function private.decide_application(application uuid, accepted boolean, answer text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  known public.creator_applications;
  creator_name text;
begin
  if not private.acts_as('content', 'support') then
    raise exception 'only staff decide about applications' using errcode = '42501';
  end if;
  if decide_application.accepted is null then
    perform private.fail('bad_request', 422, 'An application is accepted or declined.');
  end if;
  select * into known from public.creator_applications a where a.id = application for update;
  if known.id is null then perform private.fail('application_not_found', 404, 'There is no such application.'); end if;
  if known.user_id = auth.uid() and not private.is_admin() then
    raise exception 'nobody decides about their own application' using errcode = '42501';
  end if;
  if known.status <> 'waiting' then
    if known.status = (case when accepted then 'accepted' else 'declined' end) then return; end if;
    perform private.fail('already_decided', 409, 'This has been decided already.');
  end if;
  if not accepted and coalesce(trim(decide_application.answer), '') = '' then
    perform private.fail('reason_required', 422, 'Who is declined is told why.');
  end if;
  update public.creator_applications a set status = case when accepted then 'accepted' else 'declined' end,
    answer = nullif(trim(decide_application.answer), ''), decided_by = auth.uid(), decided_at = now()
  where a.id = known.id;
  perform private.note_act('people', known.user_id, case when accepted then 'accepted' else 'declined' end);
  if not accepted then return; end if;
  update public.profiles p set role = 'creator' where p.user_id = known.user_id and p.role = 'learner';
  if not exists (select from public.creators c where c.user_id = known.user_id) then
    select coalesce(p.full_name, 'Formateur') into creator_name from public.profiles p where p.user_id = known.user_id;
    insert into public.creators (user_id, name, slug)
    values (known.user_id, creator_name, private.slug_of(creator_name) || '-' || left(known.user_id::text, 6));
  end if;
end
$$;
create function public.decide_application(application uuid, accepted boolean, answer text default null) returns void
language sql
set search_path = ''
as $$ select private.decide_application(application, accepted, answer) $$;

-- Applications, those that wait first, then the newest.
create function private.console_applications() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.works_as('content', 'support') then
    raise exception 'only staff read applications' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(each)), '[]')
    from (
      select a.id, a.about, a.website_url, a.status, a.answer, a.created_at, a.decided_at, p.full_name, u.email
      from public.creator_applications a join auth.users u on u.id = a.user_id
      left join public.profiles p on p.user_id = a.user_id
      order by a.status = 'waiting' desc, a.created_at desc limit 200
    ) each
  );
end
$$;
create function public.console_applications() returns jsonb
language sql stable
set search_path = ''
as $$ select private.console_applications() $$;

revoke all on function
  private.decide_application(uuid, boolean, text), public.decide_application(uuid, boolean, text),
  private.console_applications(), public.console_applications()
  from public;
grant execute on function
  private.decide_application(uuid, boolean, text), public.decide_application(uuid, boolean, text),
  private.console_applications(), public.console_applications()
  to authenticated;
