-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.import_site_lists(lists jsonb) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  count integer;
begin
  if not private.works_as('content') then
    perform private.fail('admin_required', 403, 'Only the owner and content import lists.');
  end if;
  if jsonb_typeof(lists) <> 'object' then perform private.fail('bad_request', 422, 'Lists are an object.'); end if;
  delete from public.site_entries where lists ? list;
  insert into public.site_entries (list, position, data)
  select entries.key, place - 1, entry
  from jsonb_each(lists) entries, jsonb_array_elements(entries.value) with ordinality each (entry, place);
  get diagnostics count = row_count;
  perform private.note_act('lists', null, 'imported', jsonb_build_object(
    'lists', (select coalesce(jsonb_object_agg(key, jsonb_array_length(value)), '{}') from jsonb_each(lists))));
  return count;
end
$$;

REVOKE ALL ON FUNCTION private.import_site_lists(lists jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.import_site_lists(lists jsonb) TO service_role;
GRANT ALL ON FUNCTION private.import_site_lists(lists jsonb) TO authenticated;
