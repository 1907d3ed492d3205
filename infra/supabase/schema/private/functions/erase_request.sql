-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.erase_request(request uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.request_to_change(request);
  if not private.acts_as_staff() then
    raise exception 'only the owner erases requests' using errcode = '42501';
  end if;
  delete from public.leads where merged_into = request;
  delete from public.leads where id = request;
  perform private.note_act('request', request, 'erased');
end
$$;

REVOKE ALL ON FUNCTION private.erase_request(request uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.erase_request(request uuid) TO service_role;
GRANT ALL ON FUNCTION private.erase_request(request uuid) TO authenticated;
