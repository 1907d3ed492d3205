-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.catalogue(search text DEFAULT NULL::text, category_slugs text[] DEFAULT NULL::text[], course_level text DEFAULT NULL::text, is_premium boolean DEFAULT NULL::boolean, min_rating numeric DEFAULT NULL::numeric, min_minutes integer DEFAULT NULL::integer, max_minutes integer DEFAULT NULL::integer, only_featured boolean DEFAULT NULL::boolean, page_size integer DEFAULT 24, page_offset integer DEFAULT 0, sort_by text DEFAULT NULL::text, slugs text[] DEFAULT NULL::text[]) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select private.catalogue(search, category_slugs, course_level, is_premium, min_rating, min_minutes, max_minutes,
    only_featured, page_size, page_offset, sort_by, slugs)
$$;

REVOKE ALL ON FUNCTION public.catalogue(search text, category_slugs text[], course_level text, is_premium boolean, min_rating numeric, min_minutes integer, max_minutes integer, only_featured boolean, page_size integer, page_offset integer, sort_by text, slugs text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.catalogue(search text, category_slugs text[], course_level text, is_premium boolean, min_rating numeric, min_minutes integer, max_minutes integer, only_featured boolean, page_size integer, page_offset integer, sort_by text, slugs text[]) TO service_role;
GRANT ALL ON FUNCTION public.catalogue(search text, category_slugs text[], course_level text, is_premium boolean, min_rating numeric, min_minutes integer, max_minutes integer, only_featured boolean, page_size integer, page_offset integer, sort_by text, slugs text[]) TO anon;
GRANT ALL ON FUNCTION public.catalogue(search text, category_slugs text[], course_level text, is_premium boolean, min_rating numeric, min_minutes integer, max_minutes integer, only_featured boolean, page_size integer, page_offset integer, sort_by text, slugs text[]) TO authenticated;
