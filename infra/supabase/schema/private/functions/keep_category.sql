-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.keep_category() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  -- Who retires it waits for us, or we for them; what they did is seen by the next statement.
  perform from public.categories c where c.id = new.category_id for key share;
  new.category_id := coalesce((select r.category_id from private.former_categories r where r.id = new.category_id), new.category_id);
  return new;
end
$$;

REVOKE ALL ON FUNCTION private.keep_category() FROM PUBLIC;
GRANT ALL ON FUNCTION private.keep_category() TO service_role;
