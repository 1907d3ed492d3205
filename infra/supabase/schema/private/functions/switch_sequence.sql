-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.switch_sequence(letter uuid, is_on boolean, hours integer) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  l private.letters;
begin
  if not private.acts_as('content') then raise exception 'only content staff send letters' using errcode = '42501'; end if;
  l := private.letter_to_change(letter);
  if l.sequence is null or is_on is null then perform private.fail('bad_request', 422, 'A sequence is on or off.'); end if;
  update private.letters set on_since = case when is_on then coalesce(l.on_since, now()) end, delay_hours = hours
  where id = letter;
  perform private.note_act('letter', letter, 'sequence',
    jsonb_build_object('sequence', l.sequence, 'is_on', is_on, 'delay_hours', hours));
end
$$;

REVOKE ALL ON FUNCTION private.switch_sequence(letter uuid, is_on boolean, hours integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.switch_sequence(letter uuid, is_on boolean, hours integer) TO service_role;
GRANT ALL ON FUNCTION private.switch_sequence(letter uuid, is_on boolean, hours integer) TO authenticated;
