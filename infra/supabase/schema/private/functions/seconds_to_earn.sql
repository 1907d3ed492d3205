-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.seconds_to_earn(learner uuid, formation uuid) RETURNS integer
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select case when bool_and(coalesce(p.time_spent_seconds, 0) >= private.least_seconds(m)) then ceil(greatest(
    1,
    max(private.least_seconds(m) - extract(epoch from now() - p.first_started_at)),
    sum(private.least_seconds(m)) - extract(epoch from now() - min(p.first_started_at))
  ))::integer end
  from public.formation_modules m
  left join public.user_module_progress p on p.module_id = m.id and p.user_id = learner
  where m.formation_id = formation and m.is_published
$$;

REVOKE ALL ON FUNCTION private.seconds_to_earn(learner uuid, formation uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.seconds_to_earn(learner uuid, formation uuid) TO service_role;
