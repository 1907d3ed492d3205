-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.preview_text(text_path text) RETURNS uuid
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  key uuid;
begin
  perform private.assert_writes_texts();
  update private.site_texts set
    preview_key = case when preview_until > now() then preview_key else gen_random_uuid() end,
    preview_until = now() + interval '1 hour'
  where path = text_path returning preview_key into key;
  if key is null then perform private.fail('text_not_found', 404, 'There is no such text.'); end if;
  return key;
end
$$;

REVOKE ALL ON FUNCTION private.preview_text(text_path text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.preview_text(text_path text) TO service_role;
GRANT ALL ON FUNCTION private.preview_text(text_path text) TO authenticated;
