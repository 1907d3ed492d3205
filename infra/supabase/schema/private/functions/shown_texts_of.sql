-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.shown_texts_of(text_kind text) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select coalesce(jsonb_object_agg(t.path, v.content), '{}')
  from private.site_texts t
    join private.site_text_versions v on v.text_id = t.id and v.number = t.version and v.content is not null
  where t.kind = text_kind
$$;

REVOKE ALL ON FUNCTION private.shown_texts_of(text_kind text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.shown_texts_of(text_kind text) TO service_role;
GRANT ALL ON FUNCTION private.shown_texts_of(text_kind text) TO anon;
GRANT ALL ON FUNCTION private.shown_texts_of(text_kind text) TO authenticated;
