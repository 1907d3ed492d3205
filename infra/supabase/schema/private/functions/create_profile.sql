-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.create_profile() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into public.profiles (user_id, full_name)
  values (new.id, nullif(left(trim(new.raw_user_meta_data ->> 'full_name'), 80), ''));
  return new;
end
$$;

REVOKE ALL ON FUNCTION private.create_profile() FROM PUBLIC;
GRANT ALL ON FUNCTION private.create_profile() TO service_role;
