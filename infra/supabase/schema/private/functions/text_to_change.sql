-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.text_to_change(text_path text, known_revision integer) RETURNS private.site_texts
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  found_text private.site_texts;
begin
  select * into found_text from private.site_texts where path = text_path for update;
  if found_text.id is null then perform private.fail('text_not_found', 404, 'There is no such text.'); end if;
  if found_text.revision is distinct from known_revision then
    perform private.fail('text_changed', 409, 'Somebody else has changed this meanwhile.', found_text.revision::text);
  end if;
  return found_text;
end
$$;

REVOKE ALL ON FUNCTION private.text_to_change(text_path text, known_revision integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.text_to_change(text_path text, known_revision integer) TO service_role;
