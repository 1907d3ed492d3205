-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.export_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  page jsonb;
  last jsonb;
  -- A list of pages: to put one after another into one value copies all before it each time.
  pages jsonb[] := '{}';
  count integer := 0;
begin
  if not private.acts_as('sales') then
    raise exception 'only staff export requests' using errcode = '42501';
  end if;
  loop
    page := private.list_requests(in_stage, asked_for, owned_by, wanted, facet,
      (last ->> 'created_at')::timestamptz, (last ->> 'id')::uuid, 50);
    pages := pages || page;
    count := count + jsonb_array_length(page);
    last := page -> -1;
    exit when jsonb_array_length(page) < 50 or count >= 20000;
  end loop;
  perform private.note_act('request', null, 'requests_exported', jsonb_strip_nulls(jsonb_build_object('stage', in_stage,
    'asked', asked_for, 'owner', owned_by, 'words', left(wanted, 200), 'facet', facet, 'count', count)));
  return (select coalesce(jsonb_agg(row), '[]') from unnest(pages) page_of, jsonb_array_elements(page_of) row);
end
$$;

REVOKE ALL ON FUNCTION private.export_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.export_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text) TO service_role;
GRANT ALL ON FUNCTION private.export_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text) TO authenticated;
