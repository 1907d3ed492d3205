-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.fail(code text, status integer, message text, details text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  raise sqlstate 'PGRST' using
    message = jsonb_build_object('code', code, 'message', message, 'details', details, 'hint', null)::text,
    detail = jsonb_build_object('status', status, 'headers', '{}'::jsonb)::text;
end
$$;

REVOKE ALL ON FUNCTION private.fail(code text, status integer, message text, details text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.fail(code text, status integer, message text, details text) TO service_role;
GRANT ALL ON FUNCTION private.fail(code text, status integer, message text, details text) TO authenticated;
