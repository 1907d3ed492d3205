-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.send_letter_test(letter uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.letter_to_change(letter);
  insert into private.letter_sends (letter_id, user_id, once_for, is_test) values (letter, auth.uid(), gen_random_uuid(), true);
end
$$;

REVOKE ALL ON FUNCTION private.send_letter_test(letter uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.send_letter_test(letter uuid) TO service_role;
GRANT ALL ON FUNCTION private.send_letter_test(letter uuid) TO authenticated;
