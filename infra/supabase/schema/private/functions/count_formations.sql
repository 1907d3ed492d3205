-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.count_formations() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.creators c set total_formations = (
    select count(*) from public.formations f where f.creator_id = c.id and f.is_published and f.deleted_at is null
  )
  where c.id in (old.creator_id, new.creator_id);
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.count_formations() FROM PUBLIC;
GRANT ALL ON FUNCTION private.count_formations() TO service_role;
