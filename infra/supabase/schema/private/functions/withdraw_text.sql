-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.withdraw_text(text_path text, known_revision integer) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  old private.site_texts;
begin
  perform private.assert_writes_texts();
  old := private.text_to_change(text_path, known_revision);
  delete from private.jobs where kind = 'publish_text' and subject_id = old.id;
  perform private.publish_version(old.id, null, auth.uid());
  perform private.note_act('text', old.id, 'withdrawn', jsonb_build_object('path', text_path));
  return old.revision + 1;
end
$$;

REVOKE ALL ON FUNCTION private.withdraw_text(text_path text, known_revision integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.withdraw_text(text_path text, known_revision integer) TO service_role;
GRANT ALL ON FUNCTION private.withdraw_text(text_path text, known_revision integer) TO authenticated;
