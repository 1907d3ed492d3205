-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.halt_letter(letter uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  l constant private.letters := private.letter_to_change(letter);
begin
  if l.state = 'scheduled' then
    delete from private.jobs where kind = 'plan_letter' and subject_id = letter and state = 'waiting';
    update private.letters set state = 'draft', send_at = null, revision = l.revision + 1 where id = letter;
  elsif l.state = 'sending' then
    update private.letters set state = 'stopped', revision = l.revision + 1 where id = letter;
    -- Those that a worker has already taken end by themselves: it asks whether the letter is still being sent.
    with stopped as (
      delete from private.jobs j using private.letter_sends s
      where s.letter_id = letter and not s.is_test and j.subject_id = s.id and j.kind = 'letter' and j.state = 'waiting'
        and (j.leased_until is null or j.leased_until <= now()) and j.handed_at is null
      returning s.id
    )
    update private.letter_sends s set state = 'skipped' from stopped where s.id = stopped.id;
  else
    perform private.fail('letter_on_its_way', 409, 'This letter is not on its way.');
  end if;
  perform private.note_act('letter', letter, 'halted');
end
$$;

REVOKE ALL ON FUNCTION private.halt_letter(letter uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.halt_letter(letter uuid) TO service_role;
GRANT ALL ON FUNCTION private.halt_letter(letter uuid) TO authenticated;
