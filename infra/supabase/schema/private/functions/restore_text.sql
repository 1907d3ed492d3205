-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.restore_text(text_path text, number integer, known_revision integer) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  old private.site_texts;
  content jsonb;
begin
  perform private.assert_writes_texts();
  old := private.text_to_change(text_path, known_revision);
  if restore_text.number <> 0 then
    select v.content into content from private.site_text_versions v
    where v.text_id = old.id and v.number = restore_text.number;
    if not found then perform private.fail('text_not_found', 404, 'There is no such version.'); end if;
  end if;
  update private.site_texts set draft = content, revision = old.revision + 1, changed_by = auth.uid(), changed_at = now()
  where id = old.id;
  perform private.note_act('text', old.id, 'restored', jsonb_build_object('path', text_path, 'version', restore_text.number));
  return old.revision + 1;
end
$$;

REVOKE ALL ON FUNCTION private.restore_text(text_path text, number integer, known_revision integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.restore_text(text_path text, number integer, known_revision integer) TO service_role;
GRANT ALL ON FUNCTION private.restore_text(text_path text, number integer, known_revision integer) TO authenticated;
