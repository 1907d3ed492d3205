-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.open_failures() RETURNS TABLE(kind text, id text, at timestamp with time zone, subject uuid, what text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with failed as (
    select 'refund_failed' as kind, r.id::text as id, r.decided_at as at, r.order_id as subject, null as what
    from public.refunds r where r.status = 'failed' and not exists (
      -- Given back in another way since.
      select from public.refunds later where later.order_id = r.order_id and later.status = 'sent' and later.decided_at > r.decided_at
    )
    union all
    select 'refund_late', r.id::text, r.decided_at, r.order_id, null
    from public.refunds r where r.status = 'sending' and r.decided_at < now() - interval '1 hour'
    union all
    select 'payment', e.id, e.received_at, null, e.outcome
    from public.stripe_events e where e.outcome in ('amount_mismatch', 'unknown_session') and e.received_at > now() - interval '90 days'
    union all
    -- What the site does by itself and no mail: staff mend it where it is about.
    select case when private.is_task(j.kind) then 'task' else 'mail' end,
      j.id::text, j.finished_at, j.subject_id, j.kind from private.jobs j where j.state = 'failed'
  )
  select f.kind, f.id, f.at, f.subject, f.what from failed f
  -- What fails anew shows anew.
  where not exists (select from private.settled_failures s where s.kind = f.kind and s.id = f.id and s.at >= coalesce(f.at, s.at))
$$;

REVOKE ALL ON FUNCTION private.open_failures() FROM PUBLIC;
GRANT ALL ON FUNCTION private.open_failures() TO service_role;
