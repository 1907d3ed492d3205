-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.enqueue(kind text, unique_key text, subject uuid, run_at timestamp with time zone DEFAULT now()) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  insert into private.jobs (kind, unique_key, subject_id, run_at, give_up_at)
  values (enqueue.kind, enqueue.unique_key, subject, enqueue.run_at, enqueue.run_at + interval '1 day')
  on conflict (unique_key) do nothing
$$;

REVOKE ALL ON FUNCTION private.enqueue(kind text, unique_key text, subject uuid, run_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION private.enqueue(kind text, unique_key text, subject uuid, run_at timestamp with time zone) TO service_role;
