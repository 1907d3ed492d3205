-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.note_request(request uuid, note uuid, note_text text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.request_to_change(request);
  if length(trim(note_text)) not between 1 and 4000 then
    perform private.fail('bad_request', 422, 'A note has 1 to 4000 characters.');
  end if;
  perform private.note_act('request', request, 'note', jsonb_build_object('text', trim(note_text)), note);
  update public.leads set touched_at = now() where id = request;
end
$$;

REVOKE ALL ON FUNCTION private.note_request(request uuid, note uuid, note_text text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_request(request uuid, note uuid, note_text text) TO service_role;
GRANT ALL ON FUNCTION private.note_request(request uuid, note uuid, note_text text) TO authenticated;
