-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.settle_featured() RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public.formations f set is_featured = not f.is_featured
  from private.featured_courses x
  where x.formation_id = f.id
    and f.is_featured <> ((now() at time zone 'America/Toronto')::date between x.starts_on and coalesce(x.ends_on, 'infinity'))
$$;

REVOKE ALL ON FUNCTION private.settle_featured() FROM PUBLIC;
GRANT ALL ON FUNCTION private.settle_featured() TO service_role;
