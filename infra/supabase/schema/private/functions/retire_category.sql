-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.retire_category(category text, into_category text) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  courses integer;
begin
  perform private.assert_keeps_catalogue();
  perform pg_advisory_xact_lock(hashtext('public.categories'));
  -- New courses begin there (marketplace §3).
  if category = '1' then perform private.fail('category_needed', 409, 'New courses begin in this category.'); end if;
  perform from public.categories c where c.id = category and not exists (select from private.former_categories r where r.id = category)
  for update;
  if not found or category = into_category or not exists (select from public.categories c where c.id = into_category)
    or exists (select from private.former_categories r where r.id = into_category) then
    perform private.fail('entry_not_found', 404, 'There is no such category.');
  end if;
  select count(*) into courses from public.formations f where f.category_id = category;
  update private.former_categories r set category_id = into_category where r.category_id = category;
  insert into private.former_categories (id, slug, category_id)
  select c.id, c.slug, into_category from public.categories c where c.id = category;
  -- Few go with the request; `private.fold_categories` moves the rest.
  if courses <= 20 then
    update public.formations f set category_id = into_category where f.category_id = category;
    delete from public.categories c where c.id = category;
  end if;
  perform private.note_act('catalogue', null, 'category_retired',
    jsonb_build_object('category', category, 'into', into_category, 'courses', courses));
  return courses;
end
$$;

REVOKE ALL ON FUNCTION private.retire_category(category text, into_category text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.retire_category(category text, into_category text) TO service_role;
GRANT ALL ON FUNCTION private.retire_category(category text, into_category text) TO authenticated;
