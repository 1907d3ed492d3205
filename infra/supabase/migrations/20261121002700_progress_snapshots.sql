-- Progress as states of learning sessions instead of increments: a device sends the same session again and again with
-- growing values, so that deliveries that are repeated, late or out of order end the same and no list of applied events
-- has to be kept. Video coverage is a set of seconds, which adds up over devices (AMB-35).

drop function public.record_progress(uuid, jsonb);
drop function private.record_progress(uuid, jsonb);
drop function public.save_sessions(uuid, jsonb);
drop function public.save_note(uuid, text, timestamptz);
drop function private.save_note(uuid, text, timestamptz);
drop function public.complete_module(uuid);
drop function private.complete_module(uuid);
drop table public.progress_events;

-- Seconds of play in a session; the rest is reading and thinking.
alter table public.learning_sessions
  add column active_seconds integer not null default 0 check (active_seconds >= 0);
-- Seconds of a module's video that were really seen.
alter table public.user_module_progress
  add column watched int4multirange not null default '{}';
-- WebVTT, as private as the video.
alter table public.module_contents
  add column captions_url text check (private.is_safe_url(captions_url));
grant insert (captions_url), update (captions_url) on public.module_contents to authenticated;

create function private.keep_note(learner uuid, module public.formation_modules, event jsonb) returns void
language sql
set search_path = ''
as $$
  insert into public.user_module_progress as p (user_id, formation_id, module_id, notes, notes_updated_at)
  values (learner, module.formation_id, module.id, event ->> 'text', least((event ->> 'at')::timestamptz, now()))
  on conflict (user_id, module_id) do update set notes = excluded.notes, notes_updated_at = excluded.notes_updated_at
    where p.notes_updated_at is null or p.notes_updated_at <= excluded.notes_updated_at
$$;

-- False when the session is somebody else's or of another module.
create function private.keep_session(learner uuid, module public.formation_modules, event jsonb) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  session public.learning_sessions;
  -- A device whose clock runs ahead keeps its durations, moved to now.
  ahead constant interval := greatest((event ->> 'ended_at')::timestamptz - now(), interval '0');
  started constant timestamptz := (event ->> 'started_at')::timestamptz - ahead;
  ended constant timestamptz := (event ->> 'ended_at')::timestamptz - ahead;
  happened constant timestamptz := least((event ->> 'at')::timestamptz - ahead, now());
  -- Nobody plays longer than their session lasts; two seconds for clocks and timers.
  active constant integer := least(
    (event ->> 'active_seconds')::integer, extract(epoch from ended - started)::integer + 2, 43200);
begin
  insert into public.learning_sessions (id, user_id, formation_id, module_id, device_type, session_start, session_end)
  values ((event ->> 'id')::uuid, learner, module.formation_id, module.id, event ->> 'device_type', started, ended)
  on conflict do nothing;
  select * into session from public.learning_sessions where id = (event ->> 'id')::uuid for update;
  if session.user_id <> learner or session.module_id is distinct from module.id then return false; end if;
  update public.learning_sessions
  set session_end = greatest(session_end, ended), active_seconds = greatest(active_seconds, active)
  where id = session.id;
  -- Percentage, completion and time only rise: module_progress_merged sees to it.
  insert into public.user_module_progress as p (user_id, formation_id, module_id, time_spent_seconds,
    video_position_seconds, completion_percentage, is_completed, watched, last_watched_at)
  values (learner, module.formation_id, module.id, greatest(active - session.active_seconds, 0),
    (event ->> 'position')::integer, (event ->> 'percentage')::integer, (event ->> 'completed')::boolean,
    coalesce((event ->> 'watched')::int4multirange, '{}'), happened)
  on conflict (user_id, module_id) do update set
    time_spent_seconds = p.time_spent_seconds + excluded.time_spent_seconds,
    video_position_seconds = case when excluded.last_watched_at >= p.last_watched_at
      then excluded.video_position_seconds else p.video_position_seconds end,
    completion_percentage = excluded.completion_percentage,
    is_completed = excluded.is_completed,
    watched = p.watched + excluded.watched,
    last_watched_at = excluded.last_watched_at;
  return true;
end
$$;

-- Applies what a device's outbox holds, at most 200 events. One that cannot be applied is refused on its own and never
-- stops the others. `learner` is whose events these are: another person's are refused as a whole, so that an outbox
-- never writes under somebody else.
create function private.record_progress(learner uuid, events jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  event jsonb;
  module public.formation_modules;
  status text;
  results jsonb := '[]';
begin
  if learner is distinct from auth.uid() then
    perform private.fail('wrong_user', 403, 'These events belong to somebody else.');
  end if;
  if jsonb_typeof(events) <> 'array' or jsonb_array_length(events) > 200 then
    perform private.fail('bad_request', 422, 'Events are a list of at most 200.');
  end if;
  for event in select value from jsonb_array_elements(events) loop
    status := 'refused';
    begin
      select * into module from public.formation_modules where id = (event ->> 'module_id')::uuid;
      if module.id is not null and private.has_formation_access(module.formation_id) then
        if event ->> 'kind' = 'note' then
          perform private.keep_note(learner, module, event);
          status := 'stored';
        elsif private.keep_session(learner, module, event) then
          status := 'stored';
        end if;
      end if;
    exception when data_exception or integrity_constraint_violation then
      status := 'refused';
    end;
    results := results || jsonb_build_object('id', event -> 'id', 'status', status);
  end loop;
  return jsonb_build_object('results', results);
end
$$;
create function public.record_progress(learner uuid, events jsonb) returns jsonb
language sql
set search_path = ''
as $$ select private.record_progress(learner, events) $$;
grant execute on function private.record_progress(uuid, jsonb), public.record_progress(uuid, jsonb) to authenticated;

-- Minutes of sessions since a moment; two tabs that were open at once count once.
create function private.learned_minutes(learner uuid, since timestamptz) returns integer
language sql stable
set search_path = ''
as $$
  select coalesce(sum(extract(epoch from upper(span) - lower(span))), 0)::integer / 60
  from (
    select unnest(range_agg(tstzrange(session_start, least(session_end, session_start + interval '12 hours')))) as span
    from public.learning_sessions
    where user_id = learner and session_start >= since and session_end is not null
  ) spans
$$;
grant execute on function private.learned_minutes(uuid, timestamptz) to authenticated;

create or replace function public.learning_stats() returns jsonb
language sql stable
set search_path = ''
as $$
  with week as (
    select date_trunc('week', now() at time zone 'America/Toronto') at time zone 'America/Toronto' as start
  ), goals as (
    select coalesce(max(weekly_goal_minutes), 120) as minutes, max(weekly_goal_modules) as modules,
      max(weekly_goal_days) as days
    from public.profiles where user_id = auth.uid()
  )
  select jsonb_build_object(
    'streak_days', private.streak_days(auth.uid()),
    'week_minutes', (select private.learned_minutes(auth.uid(), week.start) from week),
    'week_modules', (
      select count(*) from public.user_module_progress, week where user_id = auth.uid() and completed_at >= week.start
    ),
    'week_days', (
      select count(distinct (session_start at time zone 'America/Toronto')::date) from public.learning_sessions, week
      where user_id = auth.uid() and session_start >= week.start
    ),
    'weekly_goal_minutes', goals.minutes, 'weekly_goal_modules', goals.modules, 'weekly_goal_days', goals.days,
    'total_minutes', private.learned_minutes(auth.uid(), '-infinity'),
    'modules_completed', (
      select count(*) from public.user_module_progress
      where user_id = auth.uid() and (is_completed or completion_percentage >= 90)
    ),
    'formations_in_progress', (
      select count(*) from public.user_formation_progress where user_id = auth.uid() and completed_at is null
    ),
    'formations_completed', (
      select count(*) from public.user_formation_progress where user_id = auth.uid() and completed_at is not null
    )
  )
  from goals
$$;

-- As before, with the captions of a preview beside its video.
create or replace function private.can_read_file(bucket text, path text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select case bucket
    when 'thumbnails' then true
    when 'videos' then private.has_formation_access(private.leading_id(path)) or exists (
      select from public.formation_modules m
      join public.module_contents c on c.module_id = m.id
      join public.formations f on f.id = m.formation_id and f.is_published and f.deleted_at is null
      where m.formation_id = private.leading_id(path) and m.is_preview and m.is_published
        and '/storage/v1/object/videos/' || path in (c.video_url, c.captions_url)
    )
    when 'downloads' then private.can_write_file(bucket, path) or exists (
      select from public.user_products u
      where u.user_id = auth.uid() and u.product_id = private.leading_id(path) and u.is_active
    )
    else false
  end
$$;
