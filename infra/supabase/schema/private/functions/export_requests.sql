-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.export_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  rows jsonb;
begin
  if not private.acts_as('sales') then
    raise exception 'only staff export requests' using errcode = '42501';
  end if;
  rows := private.found_requests(in_stage, asked_for, owned_by, wanted, facet, null, null, 20000, false);
  perform private.note_act('request', null, 'requests_exported', jsonb_strip_nulls(jsonb_build_object('stage', in_stage,
    'asked', asked_for, 'owner', owned_by, 'words', left(wanted, 200), 'facet', facet, 'count', jsonb_array_length(rows))));
  return rows;
end
$$;

REVOKE ALL ON FUNCTION private.export_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.export_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text) TO service_role;
GRANT ALL ON FUNCTION private.export_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text) TO authenticated;
