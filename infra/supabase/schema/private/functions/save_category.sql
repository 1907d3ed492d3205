-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.save_category(category text, label text, about text, tone text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  kept text := category;
  address constant text := private.slug_of(label);
begin
  perform private.assert_keeps_catalogue();
  perform pg_advisory_xact_lock(hashtext('public.categories'));
  if exists (
    select from public.categories c where c.id is distinct from category
      and (private.fold_text(c.name) = private.fold_text(trim(label)) or (category is null and c.slug = address))
  ) then
    perform private.fail('name_taken', 409, 'Something else has this name.');
  end if;
  if category is null then
    -- An address that a retired category had is the new one's.
    delete from private.former_categories r where r.slug = address;
    insert into public.categories (id, name, slug, description, color, position)
    values (gen_random_uuid(), trim(label), address, nullif(trim(about), ''), tone, (select coalesce(max(c.position), 0) + 1 from public.categories c))
    returning id into kept;
  else
    -- Its address stays: links to it do.
    update public.categories c set name = trim(label), description = nullif(trim(about), ''), color = tone
    where c.id = category;
    if not found then perform private.fail('entry_not_found', 404, 'There is no such category.'); end if;
  end if;
  perform private.note_act('catalogue', null, 'category_saved', jsonb_build_object('category', kept, 'name', trim(label), 'tone', tone));
  return kept;
end
$$;

REVOKE ALL ON FUNCTION private.save_category(category text, label text, about text, tone text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.save_category(category text, label text, about text, tone text) TO service_role;
GRANT ALL ON FUNCTION private.save_category(category text, label text, about text, tone text) TO authenticated;
