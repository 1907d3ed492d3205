-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.search_text_after_rename() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  -- Touching the title makes formations_search rebuild the text.
  if tg_table_name = 'creators' then
    update public.formations set title = title where creator_id = new.id;
  else
    update public.formations set title = title where category_id = new.id;
  end if;
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.search_text_after_rename() FROM PUBLIC;
GRANT ALL ON FUNCTION private.search_text_after_rename() TO service_role;
