-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.learned_minutes(learner uuid, since timestamp with time zone) RETURNS integer
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(sum(extract(epoch from upper(span) - lower(span))), 0)::integer / 60
  from (
    select unnest(range_agg(tstzrange(session_start, least(session_end, session_start + interval '12 hours')))) as span
    from public.learning_sessions
    where user_id = learner and session_start >= since and session_end is not null
  ) spans
$$;

REVOKE ALL ON FUNCTION private.learned_minutes(learner uuid, since timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION private.learned_minutes(learner uuid, since timestamp with time zone) TO service_role;
GRANT ALL ON FUNCTION private.learned_minutes(learner uuid, since timestamp with time zone) TO authenticated;
