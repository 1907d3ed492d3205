-- Figures of the learner dashboard, computed from the caller's own rows (row security applies).
-- Days are calendar days of America/Toronto; a streak may start today or yesterday and looks back 365 days (AMB-34).
create function public.learning_stats() returns jsonb
language sql stable
set search_path = ''
as $$
  with today as (
    select (now() at time zone 'America/Toronto')::date as day
  ), days as (
    select distinct (session_start at time zone 'America/Toronto')::date as day
    from public.learning_sessions
    where user_id = auth.uid() and session_start > now() - interval '367 days'
  ), runs as (
    -- Consecutive days share the difference between their date and their rank.
    select day, day - (row_number() over (order by day))::integer as run from days
  ), latest as (
    select run from runs, today where runs.day between today.day - 1 and today.day order by runs.day desc limit 1
  )
  select jsonb_build_object(
    'streak_days', (select least(count(*), 365) from runs where run = (select run from latest)),
    'week_minutes', (
      select coalesce(sum(duration_seconds), 0) / 60 from public.learning_sessions
      where user_id = auth.uid()
        and session_start >= (date_trunc('week', now() at time zone 'America/Toronto')) at time zone 'America/Toronto'
    ),
    'weekly_goal_minutes', (select coalesce(max(weekly_goal_minutes), 120) from public.profiles where user_id = auth.uid()),
    'total_minutes', (
      select coalesce(sum(duration_seconds), 0) / 60 from public.learning_sessions where user_id = auth.uid()
    ),
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
$$;
grant execute on function public.learning_stats() to authenticated;
