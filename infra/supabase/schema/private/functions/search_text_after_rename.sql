-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.search_text_after_rename() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if tg_table_name = 'creators' then
    insert into private.changed_names select id from public.formations where creator_id = new.id;
  else
    insert into private.changed_names select id from public.formations where category_id = new.id;
  end if;
  perform private.fold_names(50);
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.search_text_after_rename() FROM PUBLIC;
GRANT ALL ON FUNCTION private.search_text_after_rename() TO service_role;
