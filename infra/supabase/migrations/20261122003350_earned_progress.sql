-- Certificates, badges and completed courses come from work that can have been done. What devices say of themselves stays as they say
-- it; of that counts what the server has seen time pass for since the lesson was opened here. Work that is delivered late
-- counts as soon as enough time has passed, and is never lost.

-- Least time that a lesson takes: a quarter of its length, a minute at most, since a text is read at a percent a second
-- (marketplace §9); half of that with a video, which can be played at double speed.
create function private.least_seconds(module public.formation_modules) returns integer
language sql stable
set search_path = ''
as $$
  select least(60, module.duration_minutes * 15) / case when exists (
    select from public.module_contents c where c.module_id = module.id and c.video_url is not null
  ) then 2 else 1 end
$$;

-- Percentage of a lesson that somebody can have done: `first_started_at` is the server's own time.
create function private.earned_percentage(progress public.user_module_progress, module public.formation_modules)
returns integer
language sql stable
set search_path = ''
as $$
  select least(
    case when progress.completion_percentage >= 90 then 100 else progress.completion_percentage end,
    100 * least(progress.time_spent_seconds, extract(epoch from now() - progress.first_started_at))
      / private.least_seconds(module)
  )::integer
$$;

-- The same of a course. Lessons that were opened at once take their time one after the other.
create function private.earned_progress(learner uuid, formation uuid) returns integer
language sql stable
set search_path = ''
as $$
  select coalesce(floor(least(
    avg(coalesce(private.earned_percentage(p, m), 0)),
    100 * extract(epoch from now() - min(p.first_started_at)) / sum(private.least_seconds(m))
  )), 0)::integer
  from public.formation_modules m
  left join public.user_module_progress p on p.module_id = m.id and p.user_id = learner
  where m.formation_id = formation and m.is_published
$$;

-- Seconds until a course whose lessons are all done has taken its time; null where a lesson was not played for long
-- enough, so that waiting does not help.
create function private.seconds_to_earn(learner uuid, formation uuid) returns integer
language sql stable
set search_path = ''
as $$
  select case when bool_and(coalesce(p.time_spent_seconds, 0) >= private.least_seconds(m)) then ceil(greatest(
    1,
    max(private.least_seconds(m) - extract(epoch from now() - p.first_started_at)),
    sum(private.least_seconds(m)) - extract(epoch from now() - min(p.first_started_at))
  ))::integer end
  from public.formation_modules m
  left join public.user_module_progress p on p.module_id = m.id and p.user_id = learner
  where m.formation_id = formation and m.is_published
$$;

-- As before, completed by what was earned.
create or replace function private.refresh_formation_progress(learner uuid, formation uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  percentage integer;
  is_done boolean;
  is_first boolean;
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
    updated_at = now()
  returning xmax = 0 into is_first;

  update public.formations f set completion_rate = (
    select round(100.0 * count(completed_at) / count(*), 2) from public.user_formation_progress where formation_id = f.id
  )
  where f.id = formation and (is_first or is_done);

  if is_first then perform private.count_students((select creator_id from public.formations where id = formation)); end if;
end
$$;

-- Days in a row up to today or yesterday (AMB-34).
create function private.days_in_a_row(days date[]) returns integer
language sql stable
set search_path = ''
as $$
  with today as (
    select (now() at time zone 'America/Toronto')::date as day
  ), runs as (
    -- Consecutive days share the difference between their date and their rank.
    select day, day - (row_number() over (order by day))::integer as run
    from (select distinct unnest(days) as day) each_once
  ), latest as (
    select run from runs, today where runs.day between today.day - 1 and today.day order by runs.day desc limit 1
  )
  select least(count(*), 365)::integer from runs where run = (select run from latest)
$$;

create or replace function private.streak_days(learner uuid) returns integer
language sql stable
set search_path = ''
as $$
  select private.days_in_a_row(array_agg((session_start at time zone 'America/Toronto')::date))
  from public.learning_sessions
  where user_id = learner and session_start > now() - interval '367 days'
$$;

-- The streak of days on which the session's lesson had been opened here already.
create function private.earned_streak(learner uuid) returns integer
language sql stable
set search_path = ''
as $$
  select private.days_in_a_row(array_agg((s.session_start at time zone 'America/Toronto')::date))
  from public.learning_sessions s
  join public.user_module_progress p on p.user_id = s.user_id and p.module_id = s.module_id
  where s.user_id = learner and s.session_start > now() - interval '367 days'
    and (s.session_start at time zone 'America/Toronto')::date >= (p.first_started_at at time zone 'America/Toronto')::date
$$;
revoke all on function private.least_seconds(public.formation_modules),
  private.earned_percentage(public.user_module_progress, public.formation_modules),
  private.earned_progress(uuid, uuid), private.days_in_a_row(date[]), private.earned_streak(uuid) from public;
-- `streak_days` runs with its caller's rights.
grant execute on function private.days_in_a_row(date[]) to authenticated;

create or replace function private.award_badges(learner uuid) returns void
language sql security definer
set search_path = ''
as $$
  with done as (
    select
      (
        select count(*) from public.user_module_progress p join public.formation_modules m on m.id = p.module_id
        where p.user_id = learner and private.earned_percentage(p, m) = 100
      ) as modules,
      (select count(*) from public.user_formation_progress where user_id = learner and completed_at is not null) as courses,
      private.earned_streak(learner) as streak
  )
  insert into public.user_badges (user_id, code, name, description)
  select learner, badge.code, badge.name, badge.description
  from done, lateral (values
    ('premier-pas', 'Premier pas', 'Un premier module terminé.', done.modules >= 1),
    ('dix-modules', 'Dix modules', 'Dix modules terminés.', done.modules >= 10),
    ('premiere-formation', 'Première formation', 'Une formation terminée du début à la fin.', done.courses >= 1),
    ('trois-formations', 'Trois sommets', 'Trois formations terminées.', done.courses >= 3),
    ('sept-jours', 'Sept jours d’affilée', 'Une semaine d’apprentissage sans interruption.', done.streak >= 7),
    ('trente-jours', 'Trente jours d’affilée', 'Un mois d’apprentissage sans interruption.', done.streak >= 30)
  ) as badge (code, name, description, is_earned)
  where badge.is_earned
  on conflict do nothing
$$;

-- Completes the caller's courses whose work has taken its time since it was delivered, and gives their certificates and
-- badges. Says for which of the courses that are done time still has to pass, and how long, in seconds. Rows that stay as
-- they are are not written: devices that follow them would ask again and again.
create function private.settle_courses() returns table (formation_id uuid, wait_seconds integer)
language sql security definer
set search_path = ''
as $$
  select private.refresh_formation_progress(p.user_id, p.formation_id)
  from public.user_formation_progress p
  where p.user_id = auth.uid() and p.progress_percentage = 100 and p.completed_at is null
    and private.earned_progress(p.user_id, p.formation_id) = 100;
  select private.award_badges(auth.uid());
  select p.formation_id, private.seconds_to_earn(p.user_id, p.formation_id)
  from public.user_formation_progress p
  where p.user_id = auth.uid() and p.progress_percentage = 100 and p.completed_at is null
$$;
create function public.settle_courses() returns table (formation_id uuid, wait_seconds integer)
language sql
set search_path = ''
as $$ select * from private.settle_courses() $$;
revoke all on function private.seconds_to_earn(uuid, uuid), private.settle_courses(), public.settle_courses() from public;
grant execute on function private.settle_courses(), public.settle_courses() to authenticated;

-- Badges come with a delivery or a completed course, not with every row that is written.
drop trigger module_done_rewarded on public.user_module_progress;
drop trigger session_rewarded on public.learning_sessions;

-- As before, with the badges of the whole delivery at its end.
create or replace function private.record_progress(learner uuid, events jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
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
