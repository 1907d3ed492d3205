-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.count_courses(filters private.course_filters) RETURNS bigint
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    SET plan_cache_mode TO 'force_custom_plan'
    AS $$
begin
  return (
    select count(*) from public.formations f
    where f.is_published and f.deleted_at is null and private.has_properties(f, filters)
  );
end
$$;

REVOKE ALL ON FUNCTION private.count_courses(filters private.course_filters) FROM PUBLIC;
GRANT ALL ON FUNCTION private.count_courses(filters private.course_filters) TO service_role;
