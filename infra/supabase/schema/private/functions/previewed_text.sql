-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.previewed_text(key uuid) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select jsonb_build_object('path', path, 'kind', kind, 'content', draft)
  from private.site_texts where preview_key = key and preview_until > now()
$$;

REVOKE ALL ON FUNCTION private.previewed_text(key uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.previewed_text(key uuid) TO service_role;
GRANT ALL ON FUNCTION private.previewed_text(key uuid) TO anon;
GRANT ALL ON FUNCTION private.previewed_text(key uuid) TO authenticated;
