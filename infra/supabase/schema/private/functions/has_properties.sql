-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.has_properties(course public.formations, filters private.course_filters) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    RETURN (CASE WHEN ((filters).category_ids IS NULL) THEN true WHEN (cardinality((filters).category_ids) = 1) THEN ((course).category_id = (filters).category_ids[1]) ELSE ((course).category_id = ANY ((filters).category_ids)) END AND (((filters).course_level IS NULL) OR ((course).level = (filters).course_level)) AND (((filters).is_premium IS NULL) OR ((course).is_premium = (filters).is_premium)) AND (((filters).min_rating IS NULL) OR ((course).average_rating >= (filters).min_rating)) AND (((filters).min_minutes IS NULL) OR ((course).estimated_duration_minutes >= (filters).min_minutes)) AND (((filters).max_minutes IS NULL) OR ((course).estimated_duration_minutes <= (filters).max_minutes)) AND (((filters).only_featured IS NULL) OR ((course).is_featured = (filters).only_featured)) AND (((filters).slugs IS NULL) OR ((course).slug = ANY ((filters).slugs))));

REVOKE ALL ON FUNCTION private.has_properties(course public.formations, filters private.course_filters) FROM PUBLIC;
GRANT ALL ON FUNCTION private.has_properties(course public.formations, filters private.course_filters) TO service_role;
