-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.merge_request(request uuid, target uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  old constant public.leads := private.request_to_change(request);
  kept public.leads;
begin
  if target is not null then
    kept := private.request_to_change(target);
    if target = request or kept.merged_into is not null then
      perform private.fail('bad_request', 422, 'A request is merged into another one that stands alone.');
    end if;
  end if;
  update public.leads set merged_into = target, revision = revision + 1
  where id = request or (target is not null and merged_into = request);
  -- What is merged lives as long as the youngest of both.
  update public.leads set revision = revision + 1, touched_at = greatest(touched_at, old.touched_at)
  where id = coalesce(target, old.merged_into);
  perform private.note_act('request', coalesce(target, old.merged_into, request),
    case when target is null then 'split' else 'merged' end, jsonb_build_object('request', request));
end
$$;

REVOKE ALL ON FUNCTION private.merge_request(request uuid, target uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.merge_request(request uuid, target uuid) TO service_role;
GRANT ALL ON FUNCTION private.merge_request(request uuid, target uuid) TO authenticated;
