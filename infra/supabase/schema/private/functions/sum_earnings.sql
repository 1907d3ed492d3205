-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.sum_earnings() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into private.changed_creators (creator_id) select distinct id from unnest(array[old.creator_id, new.creator_id]) id where id is not null;
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.sum_earnings() FROM PUBLIC;
GRANT ALL ON FUNCTION private.sum_earnings() TO service_role;
