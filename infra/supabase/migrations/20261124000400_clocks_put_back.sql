-- A session that seems to end before it began, because the device's clock was put back, was refused with all that it had brought.
create or replace function private.keep_session(learner uuid, module public.formation_modules, event jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  session public.learning_sessions;
  counted integer;
  -- A device whose clock runs ahead keeps its durations, moved to now.
  ahead constant interval := greatest((event ->> 'started_at')::timestamptz - now(), (event ->> 'ended_at')::timestamptz - now(), interval '0');
  started constant timestamptz := (event ->> 'started_at')::timestamptz - ahead;
  -- One whose clock was put back has lost time, and nothing that was watched in it.
  ended constant timestamptz := greatest((event ->> 'ended_at')::timestamptz - ahead, started);
  happened constant timestamptz := least((event ->> 'at')::timestamptz - ahead, now());
  -- Nobody plays longer than their session lasts; two seconds for clocks and timers.
  active constant integer := least(
    (event ->> 'active_seconds')::integer, extract(epoch from ended - started)::integer + 2, 43200);
begin
  -- One delivery of a person after the other: each counts what the one before has left.
  perform from public.profiles where user_id = learner for update;
  insert into public.learning_sessions (id, user_id, formation_id, module_id, device_type, session_start, session_end)
  values ((event ->> 'id')::uuid, learner, module.formation_id, module.id, event ->> 'device_type', started, ended)
  on conflict do nothing;
  select * into session from public.learning_sessions where id = (event ->> 'id')::uuid for update;
  if session.user_id <> learner or session.module_id is distinct from module.id then return false; end if;
  session.session_end := greatest(session.session_end, ended);
  session.active_seconds := greatest(session.active_seconds, active);
  counted := greatest(private.countable_seconds(session), session.counted_seconds);
  update public.learning_sessions
  set session_end = session.session_end, active_seconds = session.active_seconds, counted_seconds = counted
  where id = session.id;
  -- Percentage, completion and time only rise: module_progress_merged sees to it.
  insert into public.user_module_progress as p (user_id, formation_id, module_id, time_spent_seconds,
    video_position_seconds, completion_percentage, is_completed, watched, last_watched_at)
  values (learner, module.formation_id, module.id, counted - session.counted_seconds,
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
