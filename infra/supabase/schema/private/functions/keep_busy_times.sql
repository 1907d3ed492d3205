-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.keep_busy_times(host uuid, address text, periods jsonb, problem text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform from private.hosts h where h.user_id = host and h.calendar_url = address for update;
  -- The address was changed meanwhile, which has asked for a reading of its own.
  if not found then return; end if;
  if problem is null or problem = 'partly' then
    delete from private.busy_times b where b.host_id = host;
    insert into private.busy_times (host_id, during)
    select host, tstzrange(p.starts_at, p.ends_at)
    from jsonb_to_recordset(periods) as p (starts_at timestamptz, ends_at timestamptz) where p.ends_at > p.starts_at;
    update private.hosts h set calendar_read_at = now(), calendar_error = problem where h.user_id = host;
  else
    update private.hosts h set calendar_error = left(problem, 200) where h.user_id = host;
  end if;
  perform private.enqueue('calendar', 'calendar:' || host || ':' || md5(address) || ':' || floor(extract(epoch from now()) / 900)::bigint + 1,
    host, now() + interval '15 minutes');
end
$$;

REVOKE ALL ON FUNCTION private.keep_busy_times(host uuid, address text, periods jsonb, problem text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.keep_busy_times(host uuid, address text, periods jsonb, problem text) TO service_role;
