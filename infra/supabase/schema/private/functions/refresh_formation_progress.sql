-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.refresh_formation_progress(learner uuid, formation uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  percentage integer;
  is_done boolean;
begin
  select coalesce(floor(avg(case when p.completion_percentage >= 90 then 100 else coalesce(p.completion_percentage, 0) end)), 0)
  into percentage
  from public.formation_modules m
  left join public.user_module_progress p on p.module_id = m.id and p.user_id = learner
  where m.formation_id = formation and m.is_published;
  is_done := percentage = 100 and private.earned_progress(learner, formation) = 100;

  insert into public.user_formation_progress as p (user_id, formation_id, progress_percentage, completed_at)
  values (learner, formation, percentage, case when is_done then now() end)
  on conflict (user_id, formation_id) do update set
    progress_percentage = excluded.progress_percentage,
    completed_at = coalesce(p.completed_at, excluded.completed_at),
    updated_at = now();
end
$$;

REVOKE ALL ON FUNCTION private.refresh_formation_progress(learner uuid, formation uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.refresh_formation_progress(learner uuid, formation uuid) TO service_role;
