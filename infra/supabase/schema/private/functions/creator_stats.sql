-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.creator_stats(creator uuid) RETURNS TABLE(total_formations integer, total_students integer, total_revenue bigint, monthly_revenue bigint, active_services integer, tips integer, active_sponsorships integer)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select c.total_formations, c.total_students,
    case when c.user_id = auth.uid() or private.is_admin() then (
      select greatest(0, coalesce(sum(e.creator_cents), 0))::bigint from public.creator_earnings e where e.creator_id = c.id
    ) when c.show_revenue then c.total_revenue end,
    case when c.user_id = auth.uid() or private.is_admin() then (
      select coalesce(sum(e.creator_cents), 0)::bigint from public.creator_earnings e
      where e.creator_id = c.id
        and e.created_at >= date_trunc('month', now() at time zone 'America/Toronto') at time zone 'America/Toronto'
    ) end,
    (select count(*)::integer from public.creator_services s where s.creator_id = c.id and s.is_active
      and (c.user_id = auth.uid() or private.takes_times(c.id))),
    (select count(*)::integer from public.creator_tips t where t.creator_id = c.id and t.status = 'paid'),
    (select count(*)::integer from public.sponsorships p where p.creator_id = c.id and p.is_active and p.starts_at <= now() and p.ends_at > now())
  from public.creators c
  where c.id = creator and (c.is_public or c.user_id = auth.uid() or private.is_admin())
$$;

REVOKE ALL ON FUNCTION private.creator_stats(creator uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.creator_stats(creator uuid) TO service_role;
GRANT ALL ON FUNCTION private.creator_stats(creator uuid) TO anon;
GRANT ALL ON FUNCTION private.creator_stats(creator uuid) TO authenticated;
