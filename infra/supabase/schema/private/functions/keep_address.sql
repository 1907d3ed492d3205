-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.keep_address() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if new.email is null then
    delete from private.addresses where user_id = new.id;
  else
    insert into private.addresses (user_id, email) values (new.id, lower(new.email))
    on conflict (user_id) do update set email = excluded.email;
  end if;
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.keep_address() FROM PUBLIC;
GRANT ALL ON FUNCTION private.keep_address() TO service_role;
