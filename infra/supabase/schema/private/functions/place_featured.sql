-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.place_featured() RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  insert into private.featured_courses (formation_id, place, starts_on)
  select f.id, coalesce((select max(x.place) from private.featured_courses x), 0) + row_number() over (order by f.view_count desc, f.id),
    (now() at time zone 'America/Toronto')::date
  from public.formations f
  where f.is_featured and not exists (select from private.featured_courses x where x.formation_id = f.id)
$$;

REVOKE ALL ON FUNCTION private.place_featured() FROM PUBLIC;
GRANT ALL ON FUNCTION private.place_featured() TO service_role;
