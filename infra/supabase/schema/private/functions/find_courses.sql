-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.find_courses(search private.course_search, way text, filters private.course_filters, most integer) RETURNS tid[]
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    SET plan_cache_mode TO 'force_custom_plan'
    AS $$
declare
  is_filtered constant boolean := not (filters is null);
begin
  -- Where matches stand in the table, and no more of them.
  return array(
    select f.ctid from public.formations f
    where f.is_published and f.deleted_at is null and private.has_words(f.search_text, search, way)
      and (not is_filtered or private.has_properties(f, filters))
    limit most
  );
end
$$;

REVOKE ALL ON FUNCTION private.find_courses(search private.course_search, way text, filters private.course_filters, most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.find_courses(search private.course_search, way text, filters private.course_filters, most integer) TO service_role;
