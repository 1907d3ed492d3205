-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.earned_progress(learner uuid, formation uuid) RETURNS integer
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(floor(least(
    avg(coalesce(private.earned_percentage(p, m), 0)),
    100 * extract(epoch from now() - min(p.first_started_at)) / sum(private.least_seconds(m))
  )), 0)::integer
  from public.formation_modules m
  left join public.user_module_progress p on p.module_id = m.id and p.user_id = learner
  where m.formation_id = formation and m.is_published
$$;

REVOKE ALL ON FUNCTION private.earned_progress(learner uuid, formation uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.earned_progress(learner uuid, formation uuid) TO service_role;
