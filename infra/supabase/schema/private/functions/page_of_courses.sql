-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.page_of_courses(search private.course_search, way text, filters private.course_filters, places tid[], is_walked boolean, sort_by text, size integer, start integer) RETURNS uuid[]
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    SET plan_cache_mode TO 'force_custom_plan'
    AS $$
declare
  is_filtered constant boolean := not (filters is null);
begin
  return array(
    select f.id from public.formations f
    where case
      -- All matches are known.
      when places is not null then f.ctid = any (places)
      else f.is_published and f.deleted_at is null
        and (not is_filtered or private.has_properties(f, filters))
        and case
          -- No words are looked for.
          when way is null then true
          -- The planner cannot guess how many courses pass a `case`: it reads an index in order then, as it is meant to.
          when is_walked then case
            -- To look inside of words is quicker, and rules most courses out.
            when (way <> 'beginnings' or private.has_insides(f.search_text, search.insides, search.short_beginnings))
              and private.has_words(f.search_text, search, way) then true
          end
          else private.has_words(f.search_text, search, way)
        end
    end
    order by
      case when (filters).only_featured and sort_by is null then (
        select coalesce(min(x.place), 32767) from private.featured_courses x where x.formation_id = f.id
      ) end,
      case when sort_by = 'recent' then f.created_at end desc,
      case when sort_by = 'rating' then f.average_rating end desc,
      case when sort_by = 'rating' then f.total_reviews end desc,
      case when sort_by = 'duration' then f.estimated_duration_minutes end,
      case when sort_by in ('recent', 'rating', 'duration') then null else f.view_count end desc,
      f.id
    limit size offset start
  );
end
$$;

REVOKE ALL ON FUNCTION private.page_of_courses(search private.course_search, way text, filters private.course_filters, places tid[], is_walked boolean, sort_by text, size integer, start integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.page_of_courses(search private.course_search, way text, filters private.course_filters, places tid[], is_walked boolean, sort_by text, size integer, start integer) TO service_role;
