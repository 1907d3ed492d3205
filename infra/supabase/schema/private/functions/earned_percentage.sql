-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.earned_percentage(progress public.user_module_progress, module public.formation_modules) RETURNS integer
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select least(
    case when progress.completion_percentage >= 90 then 100 else progress.completion_percentage end,
    100 * least(progress.time_spent_seconds, extract(epoch from now() - progress.first_started_at))
      / private.least_seconds(module)
  )::integer
$$;

REVOKE ALL ON FUNCTION private.earned_percentage(progress public.user_module_progress, module public.formation_modules) FROM PUBLIC;
GRANT ALL ON FUNCTION private.earned_percentage(progress public.user_module_progress, module public.formation_modules) TO service_role;
