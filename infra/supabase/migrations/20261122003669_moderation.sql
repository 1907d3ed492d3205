-- Measures that staff take about an account, a course, a review or a creator's page: each with its reason, told to the person, who may
-- appeal once; lifted, everything is again as it was (decision 0035). Whoever has bought keeps what they have bought.
create table public.moderations (
  id uuid primary key default gen_random_uuid(),
  -- Nobody where a creator has no account, or none any more.
  user_id uuid references auth.users (id) on delete cascade,
  kind text not null check (kind in ('account', 'course', 'review', 'profile')),
  subject_id uuid not null,
  -- What it was called when the measure was taken.
  subject_name text not null check (length(subject_name) <= 200),
  reason text not null check (length(reason) between 1 and 500),
  appeal text check (length(appeal) between 1 and 2000),
  appealed_at timestamptz,
  answer text check (length(answer) between 1 and 500),
  answered_at timestamptz,
  lifted_at timestamptz,
  decided_by uuid references auth.users (id) on delete set null,
  -- What lifting it brings back.
  undo jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create unique index moderations_in_force on public.moderations (kind, subject_id) where lifted_at is null;
create index moderations_user on public.moderations (user_id, created_at desc);
create index moderations_decided_by on public.moderations (decided_by);
create index moderations_newest on public.moderations (created_at desc);
alter table public.moderations enable row level security;
create policy moderations_read on public.moderations for select to authenticated
  using (user_id = (select auth.uid()) or (select private.works_as('content', 'support')));
revoke all on public.moderations from anon, authenticated;
grant all on public.moderations to service_role;
grant select (id, user_id, kind, subject_id, subject_name, reason, appeal, appealed_at, answer, answered_at, lifted_at, created_at)
  on public.moderations to authenticated;

create function private.is_moderated(target_kind text, target uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.moderations m where m.kind = target_kind and m.subject_id = target and m.lifted_at is null) $$;
revoke all on function private.is_moderated(text, uuid) from public, anon, authenticated;

-- What is withdrawn stays so, whatever its owner tries.
create function private.refuse_moderated() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'formations' then
    if private.is_moderated('course', new.id) or private.is_moderated('account', (select c.user_id from public.creators c where c.id = new.creator_id)) then
      perform private.fail('moderated', 403, 'Staff have withdrawn this.');
    end if;
  elsif tg_table_name = 'creators' then
    if private.is_moderated('profile', new.id) then perform private.fail('moderated', 403, 'Staff have withdrawn this.'); end if;
  elsif exists (
    select from public.moderations m where m.kind = 'review' and m.lifted_at is null and m.user_id = new.user_id
      and m.undo #>> '{review,formation_id}' = new.formation_id::text
  ) then
    perform private.fail('moderated', 403, 'Staff have withdrawn this.');
  end if;
  return new;
end
$$;
revoke all on function private.refuse_moderated() from public, anon, authenticated;
create trigger formations_moderated before update of is_published on public.formations for each row
  when (new.is_published and not old.is_published) execute function private.refuse_moderated();
create trigger creators_moderated before update of page_agreed_at on public.creators for each row
  when (new.page_agreed_at is not null and old.page_agreed_at is null) execute function private.refuse_moderated();
create trigger reviews_moderated before insert on public.formation_reviews for each row execute function private.refuse_moderated();

-- Reviews that staff bring back were earned when they were written.
create or replace function private.review_is_earned() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is distinct from new.user_id then return null; end if;
  if not exists (select from auth.users where id = new.user_id and email_confirmed_at is not null) then
    perform private.fail('address_unconfirmed', 403, 'Reviews come from confirmed addresses.');
  end if;
  if private.earned_progress(new.user_id, new.formation_id) < private.least_progress_of_reviewers() then
    perform private.fail('review_too_early', 403, 'A review comes after some of the course has been followed.');
  end if;
  return null;
end
$$;

-- Takes courses offline. What to bring back is returned.
create function private.withdraw_courses(ids uuid[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  undo jsonb;
begin
  select jsonb_build_object(
    'courses', (select coalesce(jsonb_agg(f.id), '[]') from public.formations f where f.id = any (ids) and f.is_published),
    'products', (select coalesce(jsonb_agg(p.id), '[]') from public.products p where p.formation_id = any (ids) and p.is_active))
  into undo;
  update public.formations f set is_published = false where f.id = any (ids) and f.is_published;
  update public.products p set is_active = false where p.formation_id = any (ids) and p.is_active;
  return undo;
end
$$;
create function private.withdraw_page(creator uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  undo jsonb;
begin
  select jsonb_build_object('creator', c.id, 'agreed_at', c.page_agreed_at, 'shown', c.page_shown) into undo
  from public.creators c where c.id = creator;
  update public.creators c set page_agreed_at = null, page_shown = null where c.id = creator;
  return coalesce(undo, '{}');
end
$$;
revoke all on function private.withdraw_courses(uuid[]) from public, anon, authenticated;
revoke all on function private.withdraw_page(uuid) from public, anon, authenticated;

-- Whether staff may act about a person: never about themselves, about other staff the owner alone, and about owners nobody.
create function private.assert_acts_about(person uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if person = auth.uid() then raise exception 'nobody acts about themselves' using errcode = '42501'; end if;
  if exists (select from public.profiles p where p.user_id = person and p.role = 'admin') then
    perform private.fail('owner_protected', 409, 'An owner is first made a member again.');
  end if;
  if not private.is_admin() and exists (select from public.staff_roles s where s.user_id = person) then
    raise exception 'only the owner acts about staff' using errcode = '42501';
  end if;
end
$$;
revoke all on function private.assert_acts_about(uuid) from public, anon, authenticated;

create function private.moderate(target_kind text, target text, reason text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  is_id constant boolean := target ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  about record;
  kept jsonb := '{}';
  made uuid;
begin
  if not private.acts_as(variadic array['support'] || case when target_kind = 'account' then '{}'::text[] else array['content'] end) then
    raise exception 'only staff take measures' using errcode = '42501';
  end if;
  if coalesce(trim(moderate.reason), '') = '' then
    perform private.fail('reason_required', 422, 'Who is concerned is told why.');
  end if;
  if target_kind = 'account' and is_id then
    select u.id, u.id as owner, coalesce(p.full_name, u.email) as name into about
    from auth.users u left join public.profiles p on p.user_id = u.id where u.id = target::uuid;
  elsif target_kind = 'course' then
    select f.id, c.user_id as owner, f.title as name into about
    from public.formations f join public.creators c on c.id = f.creator_id
    where f.deleted_at is null and case when is_id then f.id::text = target else f.slug = target end;
  elsif target_kind = 'profile' then
    select c.id, c.user_id as owner, c.name into about from public.creators c
    where case when is_id then c.id::text = target else c.slug = target end;
  elsif target_kind = 'review' and is_id then
    select r.id, r.user_id as owner, f.title as name into about
    from public.formation_reviews r join public.formations f on f.id = r.formation_id where r.id = target::uuid;
  end if;
  if about.id is null then
    perform private.fail('moderation_target_not_found', 404, 'There is nothing of that kind under this name.');
  end if;
  if about.owner is not null then perform private.assert_acts_about(about.owner); end if;
  perform pg_advisory_xact_lock(hashtextextended('moderate ' || coalesce(about.owner, about.id), 0));
  if private.is_moderated(target_kind, about.id) then
    return (select m.id from public.moderations m where m.kind = target_kind and m.subject_id = about.id and m.lifted_at is null);
  end if;
  if target_kind = 'course' then
    kept := private.withdraw_courses(array[about.id]);
  elsif target_kind = 'profile' then
    kept := jsonb_build_object('page', private.withdraw_page(about.id));
  elsif target_kind = 'review' then
    select jsonb_build_object('review', to_jsonb(r)) into kept from public.formation_reviews r where r.id = about.id;
    delete from public.formation_reviews r where r.id = about.id;
  else
    kept := private.withdraw_courses(array(
      select f.id from public.formations f join public.creators c on c.id = f.creator_id where c.user_id = about.id
    )) || coalesce((
      select jsonb_build_object('page', private.withdraw_page(c.id)) from public.creators c where c.user_id = about.id
    ), '{}');
    delete from public.staff_roles s where s.user_id = about.id;
    -- No session begins; those there are end, with what they would be renewed by.
    update auth.users u set banned_until = '9998-12-31T00:00:00Z' where u.id = about.id;
    delete from auth.sessions s where s.user_id = about.id;
    delete from auth.refresh_tokens t where t.user_id::text = about.id::text;
  end if;
  insert into public.moderations (user_id, kind, subject_id, subject_name, reason, decided_by, undo)
  values (about.owner, target_kind, about.id, left(about.name, 200), trim(moderate.reason), auth.uid(), kept)
  returning id into made;
  if about.owner is not null then perform private.enqueue('moderation_taken', 'moderation_taken:' || made, made); end if;
  perform private.note_act('moderation', about.id, 'taken', jsonb_build_object('kind', target_kind, 'measure', made, 'reason', trim(moderate.reason)));
  return made;
end
$$;

-- Ends a measure, or answers an appeal without ending it.
create function private.decide_moderation(measure uuid, lifted boolean, answer text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  known public.moderations;
  page jsonb;
begin
  if not private.acts_as('content', 'support') then
    raise exception 'only staff decide about measures' using errcode = '42501';
  end if;
  select * into known from public.moderations m where m.id = measure for update;
  if known.id is null then perform private.fail('moderation_target_not_found', 404, 'There is no such measure.'); end if;
  if known.kind = 'account' and not private.works_as('support') then
    raise exception 'only the owner and support decide about accounts' using errcode = '42501';
  end if;
  if known.user_id is not null then perform private.assert_acts_about(known.user_id); end if;
  if lifted is null or coalesce(trim(decide_moderation.answer), '') = '' then
    perform private.fail('reason_required', 422, 'Who is concerned is told why.');
  end if;
  if known.lifted_at is not null or (not lifted and (known.appeal is null or known.answered_at is not null)) then
    perform private.fail('already_decided', 409, 'This has been decided already.');
  end if;
  update public.moderations m set answer = trim(decide_moderation.answer), answered_at = now(), decided_by = auth.uid(),
    lifted_at = case when lifted then now() end
  where m.id = known.id;
  perform private.enqueue('moderation_answered', 'moderation_answered:' || known.id || ':' || case when lifted then 'lifted' else 'upheld' end, known.id);
  perform private.note_act('moderation', known.subject_id, case when lifted then 'lifted' else 'upheld' end,
    jsonb_build_object('kind', known.kind, 'measure', known.id, 'answer', trim(decide_moderation.answer)));
  if not lifted then return; end if;
  if known.kind = 'account' then
    update auth.users u set banned_until = null where u.id = known.user_id;
  end if;
  if known.kind = 'review' then
    insert into public.formation_reviews
    select (jsonb_populate_record(null::public.formation_reviews, known.undo -> 'review')).*
    where exists (select from public.formations f where f.id::text = known.undo #>> '{review,formation_id}')
    on conflict do nothing;
    return;
  end if;
  -- What another measure still withdraws stays withdrawn.
  update public.formations f set is_published = true
  where known.undo -> 'courses' ? f.id::text and f.deleted_at is null and not private.is_moderated('course', f.id)
    and not private.is_moderated('account', known.user_id);
  update public.products p set is_active = true
  where known.undo -> 'products' ? p.id::text
    and exists (select from public.formations f where f.id = p.formation_id and f.is_published);
  page := known.undo -> 'page';
  update public.creators c set page_agreed_at = (page ->> 'agreed_at')::timestamptz, page_shown = page -> 'shown'
  where c.id::text = page ->> 'creator' and c.page_agreed_at is null and page ->> 'agreed_at' is not null
    and not private.is_moderated('profile', c.id);
end
$$;

create function private.appeal_moderation(measure uuid, words text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(trim(words), '') = '' then perform private.fail('reason_required', 422, 'An appeal says why.'); end if;
  update public.moderations m set appeal = left(trim(words), 2000), appealed_at = now()
  where m.id = measure and m.user_id = auth.uid() and m.appeal is null and m.lifted_at is null;
  if found then
    perform private.enqueue('moderation_appealed', 'moderation_appealed:' || measure, measure);
  elsif not exists (select from public.moderations m where m.id = measure and m.user_id = auth.uid() and m.appeal is not null) then
    perform private.fail('moderation_target_not_found', 404, 'There is no such measure.');
  end if;
end
$$;

-- Measures, those whose appeal waits first, and reviews that somebody has reported.
create function private.console_moderation() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.works_as('content', 'support') then
    raise exception 'only staff read measures' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'measures', (
      select coalesce(jsonb_agg(to_jsonb(each)), '[]') from (
        select m.id, m.kind, m.subject_name, m.reason, m.appeal, m.appealed_at, m.answer, m.answered_at, m.lifted_at, m.created_at,
          u.email, p.full_name
        from public.moderations m left join auth.users u on u.id = m.user_id left join public.profiles p on p.user_id = m.user_id
        order by (m.appeal is not null and m.answered_at is null and m.lifted_at is null) desc, m.created_at desc, m.id limit 200
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

create function private.moderation_to_tell(measure uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', m.id, 'email', u.email, 'kind', m.kind, 'subject_name', m.subject_name, 'reason', m.reason,
    'appeal', m.appeal, 'answer', m.answer, 'is_lifted', m.lifted_at is not null)
  from public.moderations m join auth.users u on u.id = m.user_id where m.id = measure
$$;

-- On request by staff: everything about a person, as they would take it along, and their deletion.
create function private.export_person(target uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.acts_as('support') then
    raise exception 'only the owner and support export what is kept of people' using errcode = '42501';
  end if;
  if not exists (select from auth.users u where u.id = target) then
    perform private.fail('moderation_target_not_found', 404, 'There is no such person.');
  end if;
  perform private.assert_acts_about(target);
  perform private.note_act('people', target, 'exported');
  return private.export_account(target);
end
$$;
create function private.delete_person(target uuid, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text;
begin
  if not private.acts_as('support') then
    raise exception 'only the owner and support delete people' using errcode = '42501';
  end if;
  if coalesce(trim(delete_person.reason), '') = '' then
    perform private.fail('reason_required', 422, 'A deletion says who asked for it.');
  end if;
  select u.email into address from auth.users u where u.id = target;
  if address is null then perform private.fail('moderation_target_not_found', 404, 'There is no such person.'); end if;
  perform private.assert_acts_about(target);
  perform private.delete_account(target);
  perform private.note_act('people', target, 'deleted', jsonb_build_object('reason', left(trim(delete_person.reason), 500)));
  return jsonb_build_object('email', address);
end
$$;

create function public.moderate(target_kind text, target text, reason text) returns uuid
language sql set search_path = '' as $$ select private.moderate(target_kind, target, reason) $$;
create function public.decide_moderation(measure uuid, lifted boolean, answer text) returns void
language sql set search_path = '' as $$ select private.decide_moderation(measure, lifted, answer) $$;
create function public.appeal_moderation(measure uuid, words text) returns void
language sql set search_path = '' as $$ select private.appeal_moderation(measure, words) $$;
create function public.console_moderation() returns jsonb
language sql stable set search_path = '' as $$ select private.console_moderation() $$;
create function public.export_person(target uuid) returns jsonb
language sql set search_path = '' as $$ select private.export_person(target) $$;
create function public.delete_person(target uuid, reason text) returns jsonb
language sql set search_path = '' as $$ select private.delete_person(target, reason) $$;
create function public.moderation_to_tell(measure uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.moderation_to_tell(measure) $$;
do $do$
declare
  name text;
begin
  foreach name in array array['moderate(text, text, text)', 'decide_moderation(uuid, boolean, text)', 'appeal_moderation(uuid, text)',
    'console_moderation()', 'export_person(uuid)', 'delete_person(uuid, text)'] loop
    execute format('revoke all on function private.%1$s from public, anon; revoke all on function public.%1$s from public, anon', name);
    execute format('grant execute on function private.%1$s to authenticated, service_role; grant execute on function public.%1$s to authenticated, service_role', name);
  end loop;
end
$do$;
revoke all on function private.moderation_to_tell(uuid) from public, anon, authenticated;
revoke all on function public.moderation_to_tell(uuid) from public, anon, authenticated;
grant execute on function private.moderation_to_tell(uuid) to service_role;
grant execute on function public.moderation_to_tell(uuid) to service_role;

drop function public.console_people(text, timestamptz, uuid, integer);
drop function private.console_people(text, timestamptz, uuid, integer);
create function private.console_people(words text, after_at timestamptz, after_id uuid, size integer)
returns table (id uuid, created_at timestamptz, full_name text, email text, profile_role text, staff_roles text[], orders integer, suspension uuid)
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
    (select m.id from public.moderations m where m.kind = 'account' and m.subject_id = u.id and m.lifted_at is null)
  from auth.users u join public.profiles p on p.user_id = u.id
  where (after_at is null or (u.created_at, u.id) < (after_at, after_id))
    and (pattern is null or private.fold_text(concat_ws(' ', p.full_name, u.email)) like pattern)
  order by u.created_at desc, u.id desc
  limit least(size, 200);
end
$$;
create function public.console_people(words text default null, after_at timestamptz default null, after_id uuid default null, size integer default 100)
returns table (id uuid, created_at timestamptz, full_name text, email text, profile_role text, staff_roles text[], orders integer, suspension uuid)
language sql stable set search_path = ''
as $$ select * from private.console_people(words, after_at, after_id, size) $$;
revoke all on function private.console_people(text, timestamptz, uuid, integer) from public, anon;
revoke all on function public.console_people(text, timestamptz, uuid, integer) from public, anon;
grant execute on function private.console_people(text, timestamptz, uuid, integer) to authenticated, service_role;
grant execute on function public.console_people(text, timestamptz, uuid, integer) to authenticated, service_role;
