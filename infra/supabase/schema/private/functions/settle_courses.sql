-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.settle_courses() RETURNS TABLE(formation_id uuid, wait_seconds integer)
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select private.refresh_formation_progress(p.user_id, p.formation_id)
  from public.user_formation_progress p
  where p.user_id = auth.uid() and p.progress_percentage = 100 and p.completed_at is null
    and private.earned_progress(p.user_id, p.formation_id) = 100;
  select private.award_badges(auth.uid());
  select p.formation_id, private.seconds_to_earn(p.user_id, p.formation_id)
  from public.user_formation_progress p
  where p.user_id = auth.uid() and p.progress_percentage = 100 and p.completed_at is null
$$;

REVOKE ALL ON FUNCTION private.settle_courses() FROM PUBLIC;
GRANT ALL ON FUNCTION private.settle_courses() TO service_role;
GRANT ALL ON FUNCTION private.settle_courses() TO authenticated;
