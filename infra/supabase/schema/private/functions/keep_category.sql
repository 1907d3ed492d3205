-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.keep_category() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform from public.categories c where c.id = new.category_id for key share;
  if not found then
    new.category_id := coalesce((select r.category_id from private.former_categories r where r.id = new.category_id), new.category_id);
  end if;
  return new;
end
$$;

REVOKE ALL ON FUNCTION private.keep_category() FROM PUBLIC;
GRANT ALL ON FUNCTION private.keep_category() TO service_role;
