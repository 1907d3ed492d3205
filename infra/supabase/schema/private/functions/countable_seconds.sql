-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.countable_seconds(session public.learning_sessions) RETURNS integer
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select least(session.active_seconds, case when sum(elsewhere) > 0
    then greatest(ceil(extract(epoch from session.session_end - session.session_start)) - sum(elsewhere), 0)
    else session.active_seconds end)::integer
  from (
    select greatest(o.counted_seconds - extract(epoch from
      greatest(session.session_start - o.session_start, interval '0')
        + greatest(o.session_end - session.session_end, interval '0')), 0) as elsewhere
    from public.learning_sessions o
    where o.user_id = session.user_id and o.id <> session.id and o.counted_seconds > 0
      and o.session_start < session.session_end and o.session_end > session.session_start
  ) others
$$;

REVOKE ALL ON FUNCTION private.countable_seconds(session public.learning_sessions) FROM PUBLIC;
GRANT ALL ON FUNCTION private.countable_seconds(session public.learning_sessions) TO service_role;
