-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.mend_rating(formation uuid) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public.formations f set
    total_reviews = r.number,
    average_rating = case when abs(f.average_rating - r.average) > 0.1 then r.average else f.average_rating end
  from (
    select count(*) as number, coalesce(round(avg(rating), 2), 0) as average
    from public.formation_reviews where formation_id = formation
  ) r
  where f.id = formation and (f.total_reviews <> r.number or abs(f.average_rating - r.average) > 0.1)
$$;

REVOKE ALL ON FUNCTION private.mend_rating(formation uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.mend_rating(formation uuid) TO service_role;
