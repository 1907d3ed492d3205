-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.letter_to_change(letter uuid) RETURNS private.letters
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  l private.letters;
begin
  perform private.assert_writes_letters();
  select * into l from private.letters where id = letter for update;
  if l.id is null then perform private.fail('letter_not_found', 404, 'There is no such letter.'); end if;
  return l;
end
$$;

REVOKE ALL ON FUNCTION private.letter_to_change(letter uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.letter_to_change(letter uuid) TO service_role;
