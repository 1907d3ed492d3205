-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.count_formations() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  before constant boolean := coalesce(old.is_published and old.deleted_at is null, false);
  after constant boolean := coalesce(new.is_published and new.deleted_at is null, false);
begin
  if old.creator_id is not distinct from new.creator_id then
    if before <> after then
      update public.creators set total_formations = total_formations + case when after then 1 else -1 end where id = new.creator_id;
    end if;
    return null;
  end if;
  if before then update public.creators set total_formations = total_formations - 1 where id = old.creator_id; end if;
  if after then update public.creators set total_formations = total_formations + 1 where id = new.creator_id; end if;
  -- Students and ratings leave and come with the course.
  if tg_op <> 'INSERT' then
    insert into private.changed_creators (creator_id) select id from unnest(array[old.creator_id, new.creator_id]) id where id is not null;
  end if;
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.count_formations() FROM PUBLIC;
GRANT ALL ON FUNCTION private.count_formations() TO service_role;
