-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.creator_stats(creator uuid) RETURNS TABLE(total_formations integer, total_students integer, total_revenue bigint, monthly_revenue bigint, active_services integer, tips integer, active_sponsorships integer)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select * from private.creator_stats(creator) $$;

REVOKE ALL ON FUNCTION public.creator_stats(creator uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.creator_stats(creator uuid) TO service_role;
GRANT ALL ON FUNCTION public.creator_stats(creator uuid) TO anon;
GRANT ALL ON FUNCTION public.creator_stats(creator uuid) TO authenticated;
