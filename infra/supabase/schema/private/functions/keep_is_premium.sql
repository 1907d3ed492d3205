-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.keep_is_premium() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.formations set is_premium = (tg_op = 'INSERT') where id = coalesce(new.formation_id, old.formation_id);
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.keep_is_premium() FROM PUBLIC;
GRANT ALL ON FUNCTION private.keep_is_premium() TO service_role;
