-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.earned_streak(learner uuid) RETURNS integer
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select private.days_in_a_row(array_agg((s.session_start at time zone 'America/Toronto')::date))
  from public.learning_sessions s
  join public.user_module_progress p on p.user_id = s.user_id and p.module_id = s.module_id
  where s.user_id = learner and s.session_start > now() - interval '367 days'
    and (s.session_start at time zone 'America/Toronto')::date >= (p.first_started_at at time zone 'America/Toronto')::date
$$;

REVOKE ALL ON FUNCTION private.earned_streak(learner uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.earned_streak(learner uuid) TO service_role;
