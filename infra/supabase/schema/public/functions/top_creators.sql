-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.top_creators(ranking text DEFAULT 'rating'::text, size integer DEFAULT 10) RETURNS TABLE(id uuid, name text, slug text, avatar_url text, bio text, is_verified boolean, avg_rating numeric, total_students integer, total_formations integer)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select c.id, c.name, c.slug, c.avatar_url, c.bio, c.is_verified, c.avg_rating, c.total_students, c.total_formations
  from private.top_creators(ranking, size) with ordinality top (id, place) join public.creators c on c.id = top.id
  order by top.place
$$;

REVOKE ALL ON FUNCTION public.top_creators(ranking text, size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.top_creators(ranking text, size integer) TO service_role;
GRANT ALL ON FUNCTION public.top_creators(ranking text, size integer) TO anon;
GRANT ALL ON FUNCTION public.top_creators(ranking text, size integer) TO authenticated;
