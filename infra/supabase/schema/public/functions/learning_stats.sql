-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.learning_stats() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with week as (
    select date_trunc('week', now() at time zone 'America/Toronto') at time zone 'America/Toronto' as start
  ), goals as (
    select coalesce(max(weekly_goal_minutes), 120) as minutes, max(weekly_goal_modules) as modules,
      max(weekly_goal_days) as days
    from public.profiles where user_id = (select auth.uid())
  )
  select jsonb_build_object(
    'streak_days', private.streak_days((select auth.uid())),
    'week_minutes', (select private.learned_minutes((select auth.uid()), week.start) from week),
    'week_modules', (
      select count(*) from public.user_module_progress, week where user_id = (select auth.uid()) and completed_at >= week.start
    ),
    'week_days', (
      select count(distinct (session_start at time zone 'America/Toronto')::date) from public.learning_sessions, week
      where user_id = (select auth.uid()) and session_start >= week.start
    ),
    'weekly_goal_minutes', goals.minutes, 'weekly_goal_modules', goals.modules, 'weekly_goal_days', goals.days,
    'total_minutes', private.learned_minutes((select auth.uid()), '-infinity'),
    'modules_completed', (
      select count(*) from public.user_module_progress
      where user_id = (select auth.uid()) and (is_completed or completion_percentage >= 90)
    ),
    'formations_in_progress', (
      select count(*) from public.user_formation_progress where user_id = (select auth.uid()) and completed_at is null
    ),
    'formations_completed', (
      select count(*) from public.user_formation_progress where user_id = (select auth.uid()) and completed_at is not null
    )
  )
  from goals
$$;

REVOKE ALL ON FUNCTION public.learning_stats() FROM PUBLIC;
GRANT ALL ON FUNCTION public.learning_stats() TO service_role;
GRANT ALL ON FUNCTION public.learning_stats() TO authenticated;
