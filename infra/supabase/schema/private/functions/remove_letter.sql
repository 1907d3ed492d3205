-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.remove_letter(letter uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  l constant private.letters := private.letter_to_change(letter);
begin
  if l.sequence is not null or l.state <> 'draft' then
    perform private.fail('letter_on_its_way', 409, 'Only a draft is removed.');
  end if;
  delete from private.letters where id = letter;
  perform private.note_act('letter', letter, 'removed');
end
$$;

REVOKE ALL ON FUNCTION private.remove_letter(letter uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.remove_letter(letter uuid) TO service_role;
GRANT ALL ON FUNCTION private.remove_letter(letter uuid) TO authenticated;
