-- Figures that stay right however many write at once (docs/decisions/0041-figures.md). Who changes what a figure is counted from adds a
-- row that says so, and waits for nobody; the worker takes these rows every few seconds and counts those figures anew.
-- Undone by: the definitions of count_*, rate_formation, sum_earnings, mend_rating, record_view and refresh_formation_progress before it.
set local lock_timeout = '1s';

-- A row without views says that something has changed of which figures are counted; one with views says that they are to be added.
create table private.changed_courses (formation_id uuid not null, views integer not null default 0 check (views >= 0));
create table private.changed_creators (creator_id uuid not null, views bigint not null default 0 check (views >= 0));
-- Courses whose modules have changed: the progress of learners after this one is to be computed anew.
create table private.changed_lessons (formation_id uuid not null, after_user uuid not null default '00000000-0000-0000-0000-000000000000');
alter table private.changed_courses enable row level security;
alter table private.changed_creators enable row level security;
alter table private.changed_lessons enable row level security;
revoke all on private.changed_courses, private.changed_creators, private.changed_lessons from public, anon, authenticated;
grant all on private.changed_courses, private.changed_creators, private.changed_lessons to service_role;

-- What kept figures are counted from: the one place that says so.
create function private.course_figures(ids uuid[])
returns table (id uuid, total_modules integer, total_reviews integer, average_rating numeric, completion_rate numeric)
language sql stable set search_path = '' as $$
  select f.id,
    (select count(*)::integer from public.formation_modules m where m.formation_id = f.id and m.is_published),
    r.number, r.average,
    (select coalesce(round(100.0 * count(p.completed_at) / nullif(count(*), 0), 2), 0)
      from public.user_formation_progress p where p.formation_id = f.id)
  from public.formations f cross join lateral (
    select count(*)::integer as number, coalesce(round(avg(v.rating), 2), 0) as average
    from public.formation_reviews v where v.formation_id = f.id
  ) r
  where f.id = any (ids)
$$;

create function private.creator_figures(ids uuid[])
returns table (id uuid, total_formations integer, active_services integer, total_students integer, total_revenue bigint, avg_rating numeric)
language sql stable set search_path = '' as $$
  select c.id,
    (select count(*)::integer from public.formations f where f.creator_id = c.id and f.is_published and f.deleted_at is null),
    (select count(*)::integer from public.creator_services s where s.creator_id = c.id and s.is_active),
    -- Who was paid back for a course follows it no more (`private.follows`).
    (select count(distinct p.user_id)::integer
      from public.formations f
      join public.user_formation_progress p on p.formation_id = f.id
      left join public.products d on d.formation_id = f.id
      left join public.user_products u on u.product_id = d.id and u.user_id = p.user_id
      where f.creator_id = c.id and coalesce(u.is_active, true)),
    (select greatest(0, coalesce(sum(e.creator_cents), 0))::bigint from public.creator_earnings e where e.creator_id = c.id),
    (select coalesce(round(avg(v.rating), 2), 0)
      from public.formations f join public.formation_reviews v on v.formation_id = f.id where f.creator_id = c.id)
  from public.creators c
  where c.id = any (ids)
$$;

-- The folding. Each takes a batch, waits for no row, and leaves the marks of what somebody else is writing for the next time. What commits
-- while it counts has left a mark of its own, which is taken later.
create function private.fold_courses(size integer) returns integer
language plpgsql set search_path = '' as $$
declare
  marks tid[];
  free uuid[];
  taken jsonb;
  looked uuid[];
  changed uuid[];
begin
  marks := array(select m.ctid from private.changed_courses m limit size);
  if marks = '{}' then return 0; end if;
  free := array(
    select f.id from public.formations f
    where f.id in (select m.formation_id from private.changed_courses m where m.ctid = any (marks))
    for no key update skip locked
  );
  with gone as (
    delete from private.changed_courses m
    where m.ctid = any (marks)
      and (m.formation_id = any (free) or not exists (select from public.formations f where f.id = m.formation_id))
    returning m.formation_id, m.views
  ), summed as (
    select formation_id, sum(views) as views, bool_or(views = 0) as is_changed from gone group by formation_id
  )
  select jsonb_object_agg(formation_id, views), array_agg(formation_id), array_agg(formation_id) filter (where is_changed)
  into taken, looked, changed from summed;
  if taken is null then return 0; end if;
  update public.formations f set
    view_count = f.view_count + (taken ->> f.id::text)::bigint,
    total_modules = n.total_modules,
    total_reviews = n.total_reviews,
    -- With a look at a course alone, its average is corrected when it differs by more than 0.1 (MPL-048).
    average_rating = case when f.id = any (changed) or abs(f.average_rating - n.average_rating) > 0.1
      then n.average_rating else f.average_rating end,
    completion_rate = n.completion_rate
  from private.course_figures(looked) n
  where f.id = n.id and ((taken ->> f.id::text)::bigint > 0 or abs(f.average_rating - n.average_rating) > 0
    or (f.total_modules, f.total_reviews, f.completion_rate) is distinct from (n.total_modules, n.total_reviews, n.completion_rate));
  insert into private.changed_creators (creator_id)
  select distinct f.creator_id from public.formations f where f.id = any (changed);
  insert into private.changed_creators (creator_id, views)
  select f.creator_id, sum((taken ->> f.id::text)::bigint) as views
  from public.formations f where f.id = any (looked) group by f.creator_id having sum((taken ->> f.id::text)::bigint) > 0;
  return cardinality(looked);
end
$$;

create function private.fold_creators(size integer) returns integer
language plpgsql set search_path = '' as $$
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

create function private.fold_lessons(size integer) returns integer
language plpgsql set search_path = '' as $$
declare
  course private.changed_lessons;
  mark tid;
  learners uuid[];
begin
  select m.ctid into mark from private.changed_lessons m limit 1;
  if mark is null then return 0; end if;
  delete from private.changed_lessons m where m.ctid = mark returning * into course;
  learners := array(
    select p.user_id from public.user_formation_progress p
    where p.formation_id = course.formation_id and p.user_id > course.after_user order by p.user_id limit size
  );
  perform private.refresh_formation_progress(learner, course.formation_id) from unnest(learners) learner;
  if cardinality(learners) = size then
    insert into private.changed_lessons values (course.formation_id, learners[size]);
  end if;
  return 1;
end
$$;

-- One worker at a time; another finds nothing to do.
create function private.fold_figures(size integer default 2000) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('private.fold_figures')) then return 0; end if;
  -- One of them a transaction, so that its rows are free again soon.
  return coalesce(nullif(private.fold_lessons(least(size, 200)), 0), nullif(private.fold_courses(size), 0), private.fold_creators(size));
end
$$;
create function public.fold_figures() returns integer
language sql set search_path = '' as $$ select private.fold_figures() $$;

-- Compares kept figures with their sources, some thousands at a time; what is wrong is folded next. Where a mark waits, nothing is said.
create function private.check_figures(after_course uuid, after_creator uuid, size integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  courses uuid[] := array(select id from public.formations where id > after_course order by id limit size);
  creators uuid[] := array(select id from public.creators where id > after_creator order by id limit size);
  wrong jsonb;
begin
  with kept as (
    select 'course' as what, f.id, to_jsonb(n) - 'id' as counted,
      jsonb_build_object('total_modules', f.total_modules, 'total_reviews', f.total_reviews, 'average_rating', f.average_rating,
        'completion_rate', f.completion_rate) as kept
    from private.course_figures(courses) n join public.formations f on f.id = n.id
    where not exists (select from private.changed_courses m where m.formation_id = f.id and m.views = 0)
    union all
    select 'creator', c.id, to_jsonb(n) - 'id',
      jsonb_build_object('total_formations', c.total_formations, 'active_services', c.active_services,
        'total_students', c.total_students, 'total_revenue', c.total_revenue, 'avg_rating', c.avg_rating)
    from private.creator_figures(creators) n join public.creators c on c.id = n.id
    where not exists (select from private.changed_creators m where m.creator_id = c.id and m.views = 0)
      and not exists (select from private.changed_courses m join public.formations f on f.id = m.formation_id
        where f.creator_id = c.id and m.views = 0)
  ), drifted as (select * from kept where kept.kept <> kept.counted), marked_courses as (
    insert into private.changed_courses (formation_id) select id from drifted where what = 'course'
  ), marked_creators as (
    insert into private.changed_creators (creator_id) select id from drifted where what = 'creator'
  )
  select coalesce(jsonb_agg(to_jsonb(drifted) order by what, id), '[]') into wrong from drifted;
  return jsonb_build_object('wrong', wrong, 'again', case when greatest(cardinality(courses), cardinality(creators)) = size then
    jsonb_build_object('after_course', courses[cardinality(courses)], 'after_creator', creators[cardinality(creators)]) end);
end
$$;
-- `again`: what to call it with for the next ones; null after the last.
create function public.check_figures(
  after_course uuid default '00000000-0000-0000-0000-000000000000', after_creator uuid default '00000000-0000-0000-0000-000000000000'
) returns jsonb
language sql set search_path = '' as $$ select private.check_figures(after_course, after_creator, 2000) $$;

revoke execute on function private.course_figures(uuid[]), private.creator_figures(uuid[]), private.fold_courses(integer),
  private.fold_creators(integer), private.fold_lessons(integer), private.fold_figures(integer), public.fold_figures(),
  private.check_figures(uuid, uuid, integer), public.check_figures(uuid, uuid) from public, anon, authenticated;
grant execute on function private.course_figures(uuid[]), private.creator_figures(uuid[]), private.fold_courses(integer),
  private.fold_creators(integer), private.fold_lessons(integer), private.fold_figures(integer), public.fold_figures(),
  private.check_figures(uuid, uuid, integer), public.check_figures(uuid, uuid) to service_role;

-- The marks.
create or replace function private.rate_formation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.changed_courses (formation_id) values (coalesce(new.formation_id, old.formation_id));
  return null;
end
$$;

create function private.progress_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.changed_courses (formation_id) values (coalesce(new.formation_id, old.formation_id));
  return null;
end
$$;
revoke execute on function private.progress_changed() from public, anon, authenticated;
grant execute on function private.progress_changed() to service_role;
create trigger progress_began after insert or delete on public.user_formation_progress
  for each row execute function private.progress_changed();
create trigger progress_completed after update of completed_at on public.user_formation_progress
  for each row when (old.completed_at is distinct from new.completed_at) execute function private.progress_changed();

create or replace function private.sum_earnings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.changed_creators (creator_id) select distinct id from unnest(array[old.creator_id, new.creator_id]) id where id is not null;
  return null;
end
$$;
drop trigger earnings_summed on public.creator_earnings;
create trigger earnings_summed after insert or delete or update of creator_id, creator_cents on public.creator_earnings
  for each row execute function private.sum_earnings();

create or replace function private.ownership_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.changed_creators (creator_id)
  select f.creator_id from public.products p join public.formations f on f.id = p.formation_id
  where p.id = coalesce(new.product_id, old.product_id);
  return null;
end
$$;
drop trigger user_products_students on public.user_products;
create trigger user_products_students after insert or delete or update of is_active on public.user_products
  for each row execute function private.ownership_changed();

-- What a creator changes alone counts at once, by the difference: the row is theirs.
create or replace function private.count_formations() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before constant boolean := coalesce(old.is_published and old.deleted_at is null, false);
  after constant boolean := coalesce(new.is_published and new.deleted_at is null, false);
begin
  if old.creator_id is not distinct from new.creator_id then
    if before <> after then
      update public.creators set total_formations = total_formations + case when after then 1 else -1 end where id = new.creator_id;
    end if;
    return null;
  end if;
  if before then update public.creators set total_formations = total_formations - 1 where id = old.creator_id; end if;
  if after then update public.creators set total_formations = total_formations + 1 where id = new.creator_id; end if;
  -- Students and ratings leave and come with the course.
  if tg_op <> 'INSERT' then
    insert into private.changed_creators (creator_id) select id from unnest(array[old.creator_id, new.creator_id]) id where id is not null;
  end if;
  return null;
end
$$;

create or replace function private.count_services() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before constant integer := coalesce(old.is_active, false)::integer;
  after constant integer := coalesce(new.is_active, false)::integer;
begin
  if before <> after then
    update public.creators set active_services = active_services + after - before where id = coalesce(new.creator_id, old.creator_id);
  end if;
  return null;
end
$$;

create or replace function private.count_modules() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before constant integer := coalesce(old.is_published, false)::integer;
  after constant integer := coalesce(new.is_published, false)::integer;
begin
  if old.formation_id = new.formation_id then
    update public.formations set total_modules = total_modules + after - before, last_updated = now() where id = new.formation_id;
  else
    update public.formations set total_modules = total_modules - before, last_updated = now() where id = old.formation_id;
    update public.formations set total_modules = total_modules + after, last_updated = now() where id = new.formation_id;
  end if;
  return null;
end
$$;

-- Nobody's progress changes by what learners do not see; for all others the worker computes it, so that adding a lesson takes as long in a
-- course of a hundred thousand.
create or replace function private.modules_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(old.is_published, false) or coalesce(new.is_published, false) then
    insert into private.changed_lessons (formation_id) values (coalesce(new.formation_id, old.formation_id));
  end if;
  return null;
end
$$;

create or replace function private.refresh_formation_progress(learner uuid, formation uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  percentage integer;
  is_done boolean;
begin
  select coalesce(floor(avg(case when p.completion_percentage >= 90 then 100 else coalesce(p.completion_percentage, 0) end)), 0)
  into percentage
  from public.formation_modules m
  left join public.user_module_progress p on p.module_id = m.id and p.user_id = learner
  where m.formation_id = formation and m.is_published;
  is_done := percentage = 100 and private.earned_progress(learner, formation) = 100;

  insert into public.user_formation_progress as p (user_id, formation_id, progress_percentage, completed_at)
  values (learner, formation, percentage, case when is_done then now() end)
  on conflict (user_id, formation_id) do update set
    progress_percentage = excluded.progress_percentage,
    completed_at = coalesce(p.completed_at, excluded.completed_at),
    updated_at = now();
end
$$;

drop function private.count_students(uuid);

-- A look adds rows and changes none that others write: neither the course's, nor by a reference to it or to the day.
alter table private.recent_views drop constraint recent_views_day_fkey, drop constraint recent_views_formation_id_fkey;
drop index private.recent_views_formation;

create or replace function private.viewers_on(day date) returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  address text := nullif(coalesce(headers ->> 'cf-connecting-ip', trim(split_part(headers ->> 'x-forwarded-for', ',', 1))), '');
  salt uuid;
begin
  select s.salt into salt from private.view_salts s where s.day = viewers_on.day;
  if salt is null then
    insert into private.view_salts (day) values (viewers_on.day) on conflict do nothing;
    select s.salt into salt from private.view_salts s where s.day = viewers_on.day;
  end if;
  if position(':' in address) > 0 then
    begin
      address := host(network(set_masklen(address::inet, 64)));
    exception when data_exception then
      null;
    end;
  end if;
  return array_remove(array[auth.uid()::text, encode(sha256(convert_to(salt || address, 'UTF8')), 'hex')], null);
end
$$;

create or replace function private.record_view(formation uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := (now() at time zone 'America/Toronto')::date;
  viewers text[];
begin
  if not exists (select from public.formations where id = formation and is_published and deleted_at is null) then
    return;
  end if;
  viewers := private.viewers_on(today);
  if exists (
    select from private.recent_views v
    where v.day = today and v.formation_id = formation and v.viewer = any (viewers) and v.views >= 10
  ) then
    return;
  end if;
  insert into private.recent_views as v (day, formation_id, viewer)
  select today, formation, viewer from unnest(viewers) viewer order by viewer
  on conflict (day, formation_id, viewer) do update set views = v.views + 1;
  insert into private.changed_courses (formation_id, views) values (formation, 1);
  if auth.uid() is not null then
    insert into public.user_interactions (user_id, formation_id, interaction_type) values (auth.uid(), formation, 'view');
  end if;
end
$$;
drop function private.mend_rating(uuid);

-- A person's own rows are locked one delivery after the other, from its beginning: two of their devices cannot wait for each other.
create or replace function private.record_progress(learner uuid, events jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  event jsonb;
  module public.formation_modules;
  result jsonb;
  results jsonb := '[]';
begin
  if learner is distinct from auth.uid() then
    perform private.fail('wrong_user', 403, 'These events belong to somebody else.');
  end if;
  if jsonb_typeof(events) <> 'array' or jsonb_array_length(events) > 200 then
    perform private.fail('bad_request', 422, 'Events are a list of at most 200.');
  end if;
  perform from public.profiles where user_id = learner for update;
  for event in select value from jsonb_array_elements(events) loop
    result := jsonb_build_object('id', event -> 'id', 'status', 'refused');
    begin
      select * into module from public.formation_modules where id = (event ->> 'module_id')::uuid;
      if module.id is not null and private.has_formation_access(module.formation_id) then
        if event ->> 'kind' = 'note' then
          result := private.keep_note(learner, module, event);
        elsif private.keep_session(learner, module, event) then
          result := jsonb_build_object('id', event -> 'id', 'status', 'stored');
        end if;
      end if;
    exception when data_exception or integrity_constraint_violation then
      null;
    end;
    results := results || result;
  end loop;
  perform private.award_badges(learner);
  return jsonb_build_object('results', results);
end
$$;

-- The worker's other work of a night.
create or replace function private.claim_jobs(size integer) returns jsonb
language sql security definer set search_path = '' as $$
  -- Once a day and once a quarter of an hour, whoever works first.
  select private.enqueue(daily, daily || ':' || current_date, null) from unnest(array['forget_old', 'forget_traces', 'check_figures']) daily
  where not exists (select from private.jobs where unique_key = daily || ':' || current_date);
  select private.enqueue('plan_sequences', 'plan_sequences:' || quarter, null)
  from (select floor(extract(epoch from now()) / 900)::text as quarter) q
  where exists (select from private.letters where on_since is not null)
    and not exists (select from private.jobs where unique_key = 'plan_sequences:' || quarter);
  select private.enqueue('calendar', 'calendar:' || h.user_id || ':' || md5(h.calendar_url) || ':again:' || quarter, h.user_id)
  from private.hosts h, (select floor(extract(epoch from now()) / 900)::text as quarter) q
  where h.calendar_url is not null
    and not exists (select from private.jobs j where j.kind = 'calendar' and j.subject_id = h.user_id and j.state = 'waiting');
  with due as (
    select id from private.jobs
    where state = 'waiting' and run_at <= now() and (leased_until is null or leased_until <= now())
    order by is_bulk or kind = 'calendar', run_at, id limit least(size, 10) for update skip locked
  ), taken as (
    update private.jobs j
    set lease = gen_random_uuid(), leased_until = now() + interval '4 minutes', attempts = j.attempts + 1
    from due where j.id = due.id
    returning j.id, j.kind, j.subject_id, j.lease, j.run_at, j.is_bulk, j.handed_at is not null as was_handed
  )
  select coalesce(jsonb_agg(to_jsonb(taken) - 'run_at' - 'is_bulk' order by is_bulk or kind = 'calendar', run_at, id), '[]') from taken
$$;

create or replace function private.is_task(kind text) returns boolean
language sql immutable set search_path = '' as $$
  select kind in ('calendar', 'publish_text', 'forget_old', 'plan_letter', 'plan_sequences', 'settle_featured', 'remove_files', 'forget_traces', 'check_figures')
$$;

-- What is deleted because its time is over (docs/decisions/0041-figures.md), some thousands at a time; `again` while there is more.
create function private.forget_traces(size integer default 5000) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := (now() at time zone 'America/Toronto')::date;
  gone integer;
  most integer := 0;
begin
  -- With its salt nobody can tell any more whose the looks of a day were.
  delete from private.view_salts where day < today - 1;
  delete from private.recent_views where ctid = any (array(select ctid from private.recent_views where day < today - 1 limit size));
  get diagnostics gone = row_count; most := greatest(most, gone);
  delete from public.user_interactions where ctid = any (array(
    select ctid from public.user_interactions where interaction_type = 'view' and created_at < now() - interval '13 months' limit size));
  get diagnostics gone = row_count; most := greatest(most, gone);
  -- Nothing was paid by them; who paid has an order.
  delete from public.checkout_sessions where ctid = any (array(
    select c.ctid from public.checkout_sessions c
    where (c.status in ('expired', 'failed') or c.status = 'open' and c.stripe_session_id is null) and c.created_at < now() - interval '90 days'
      and not exists (select from public.orders o where o.id = c.id) limit size));
  get diagnostics gone = row_count; most := greatest(most, gone);
  -- The provider sends a report again for thirty days at most.
  delete from public.stripe_events where ctid = any (array(
    select ctid from public.stripe_events where received_at < now() - interval '13 months' limit size));
  get diagnostics gone = row_count; most := greatest(most, gone);
  return jsonb_build_object('again', case when most = size then '{}'::jsonb end);
end
$$;
create function public.forget_traces() returns jsonb language sql set search_path = '' as $$ select private.forget_traces() $$;
revoke execute on function private.forget_traces(integer), public.forget_traces() from public, anon, authenticated;
grant execute on function private.forget_traces(integer), public.forget_traces() to service_role;

-- What was counted wrong before is counted anew by the first folds.
insert into private.changed_courses (formation_id) select id from public.formations;
insert into private.changed_creators (creator_id) select id from public.creators;
