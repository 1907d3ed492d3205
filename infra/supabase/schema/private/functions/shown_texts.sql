-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.shown_texts() RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select coalesce(jsonb_agg(jsonb_build_object('path', t.path, 'kind', t.kind, 'version', t.version) order by t.path), '[]')
  from private.site_texts t
    join private.site_text_versions v on v.text_id = t.id and v.number = t.version and v.content is not null
$$;

REVOKE ALL ON FUNCTION private.shown_texts() FROM PUBLIC;
GRANT ALL ON FUNCTION private.shown_texts() TO service_role;
GRANT ALL ON FUNCTION private.shown_texts() TO anon;
GRANT ALL ON FUNCTION private.shown_texts() TO authenticated;
