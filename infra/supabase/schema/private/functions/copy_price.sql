-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.copy_price() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if new.formation_id is not null then
    insert into public.premium_formations (formation_id, price) values (new.formation_id, new.price)
    on conflict (formation_id) do update set price = excluded.price;
  end if;
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.copy_price() FROM PUBLIC;
GRANT ALL ON FUNCTION private.copy_price() TO service_role;
