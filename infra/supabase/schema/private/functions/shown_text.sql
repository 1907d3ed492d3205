-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.shown_text(text_path text) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select jsonb_build_object('content', v.content)
  from private.site_texts t join private.site_text_versions v on v.text_id = t.id and v.number = t.version
  where t.path = text_path and v.content is not null
$$;

REVOKE ALL ON FUNCTION private.shown_text(text_path text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.shown_text(text_path text) TO service_role;
GRANT ALL ON FUNCTION private.shown_text(text_path text) TO anon;
GRANT ALL ON FUNCTION private.shown_text(text_path text) TO authenticated;
