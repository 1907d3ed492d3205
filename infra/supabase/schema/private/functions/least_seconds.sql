-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.least_seconds(module public.formation_modules) RETURNS integer
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select least(60, module.duration_minutes * 15) / case when exists (
    select from public.module_contents c where c.module_id = module.id and c.video_url is not null
  ) then 2 else 1 end
$$;

REVOKE ALL ON FUNCTION private.least_seconds(module public.formation_modules) FROM PUBLIC;
GRANT ALL ON FUNCTION private.least_seconds(module public.formation_modules) TO service_role;
