-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.count_students(creator uuid) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  update public.creators c set total_students = (
    select count(distinct p.user_id)
    from public.user_formation_progress p join public.formations f on f.id = p.formation_id
    where f.creator_id = c.id and private.follows(p.user_id, f.id)
  )
  where c.id = creator
$$;

REVOKE ALL ON FUNCTION private.count_students(creator uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.count_students(creator uuid) TO service_role;
