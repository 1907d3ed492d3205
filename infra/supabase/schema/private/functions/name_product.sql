-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.name_product() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.products set name = new.title, description = new.description where formation_id = new.id;
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.name_product() FROM PUBLIC;
GRANT ALL ON FUNCTION private.name_product() TO service_role;
