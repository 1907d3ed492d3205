-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.name_creator() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.creators
  set name = new.full_name, slug = private.slug_of(new.full_name) || '-' || left(new.user_id::text, 6)
  where user_id = new.user_id and page_agreed_at is null;
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.name_creator() FROM PUBLIC;
GRANT ALL ON FUNCTION private.name_creator() TO service_role;
