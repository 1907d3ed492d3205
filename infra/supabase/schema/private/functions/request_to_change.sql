-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.request_to_change(request uuid) RETURNS public.leads
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  found_request public.leads;
begin
  perform private.assert_handles_requests();
  select * into found_request from public.leads where id = request and kind = 'contact' for update;
  if found_request.id is null then perform private.fail('request_not_found', 404, 'There is no such request.'); end if;
  return found_request;
end
$$;

REVOKE ALL ON FUNCTION private.request_to_change(request uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.request_to_change(request uuid) TO service_role;
