-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.save_text(text_path text, text_kind text, content jsonb, known_revision integer) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  old private.site_texts;
begin
  perform private.assert_writes_texts();
  if content is null or jsonb_typeof(content) <> 'object' then
    perform private.fail('bad_request', 422, 'A text is an object.');
  end if;
  if known_revision = 0 then
    insert into private.site_texts (path, kind, draft, changed_by) values (text_path, text_kind, content, auth.uid())
    on conflict (path) do nothing;
    if found then return 1; end if;
  end if;
  old := private.text_to_change(text_path, known_revision);
  update private.site_texts set draft = content, kind = text_kind, revision = old.revision + 1, changed_by = auth.uid(),
    changed_at = now()
  where id = old.id;
  return old.revision + 1;
end
$$;

REVOKE ALL ON FUNCTION private.save_text(text_path text, text_kind text, content jsonb, known_revision integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.save_text(text_path text, text_kind text, content jsonb, known_revision integer) TO service_role;
GRANT ALL ON FUNCTION private.save_text(text_path text, text_kind text, content jsonb, known_revision integer) TO authenticated;
