-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.refresh_search_text() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  new.search_text := private.fold_text(concat_ws(' ', new.title, new.description,
    (select name from public.creators where id = new.creator_id and is_public),
    (select name from public.categories where id = new.category_id)));
  if tg_op = 'UPDATE' and (new.title, new.description, new.long_description)
      is distinct from (old.title, old.description, old.long_description) then
    new.last_updated := now();
  end if;
  return new;
end
$$;

REVOKE ALL ON FUNCTION private.refresh_search_text() FROM PUBLIC;
GRANT ALL ON FUNCTION private.refresh_search_text() TO service_role;
