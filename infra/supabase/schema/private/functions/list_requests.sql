-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.list_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text, before_at timestamp with time zone, before_id uuid, size integer, oldest_first boolean) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.assert_handles_requests();
  return private.found_requests(in_stage, asked_for, owned_by, wanted, facet, before_at, before_id, least(greatest(size, 1), 50),
    oldest_first);
end
$$;

REVOKE ALL ON FUNCTION private.list_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text, before_at timestamp with time zone, before_id uuid, size integer, oldest_first boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.list_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text, before_at timestamp with time zone, before_id uuid, size integer, oldest_first boolean) TO service_role;
GRANT ALL ON FUNCTION private.list_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text, before_at timestamp with time zone, before_id uuid, size integer, oldest_first boolean) TO authenticated;
