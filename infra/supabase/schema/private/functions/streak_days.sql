-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.streak_days(learner uuid) RETURNS integer
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select private.days_in_a_row(array_agg((session_start at time zone 'America/Toronto')::date))
  from public.learning_sessions
  where user_id = learner and session_start > now() - interval '367 days'
$$;

REVOKE ALL ON FUNCTION private.streak_days(learner uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.streak_days(learner uuid) TO service_role;
GRANT ALL ON FUNCTION private.streak_days(learner uuid) TO authenticated;
