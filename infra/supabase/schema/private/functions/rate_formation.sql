-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.rate_formation() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  formation uuid := coalesce(new.formation_id, old.formation_id);
begin
  update public.formations f set (average_rating, total_reviews) = (
    select coalesce(round(avg(r.rating), 2), 0), count(*) from public.formation_reviews r where r.formation_id = f.id
  )
  where f.id = formation;
  update public.creators c set avg_rating = (
    select coalesce(round(avg(r.rating), 2), 0)
    from public.formation_reviews r join public.formations f on f.id = r.formation_id
    where f.creator_id = c.id
  )
  where c.id = (select creator_id from public.formations where id = formation);
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.rate_formation() FROM PUBLIC;
GRANT ALL ON FUNCTION private.rate_formation() TO service_role;
