-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.resend_letter(letter uuid) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  count integer;
begin
  if not private.acts_as('content') then raise exception 'only content staff send letters' using errcode = '42501'; end if;
  perform private.letter_to_change(letter);
  with again as (
    update private.letter_sends set state = 'planned', error = null
    where letter_id = letter and state = 'failed' and error is distinct from 'interrupted' and not is_test
    returning id
  )
  insert into private.jobs (kind, unique_key, subject_id, is_bulk)
  select 'letter', 'letter:' || id, id, true from again
  on conflict (unique_key) do update set state = 'waiting', finished_at = null, attempts = 0, run_at = now(), last_error = null,
    give_up_at = now() + interval '1 day';
  get diagnostics count = row_count;
  perform private.note_act('letter', letter, 'resent', jsonb_build_object('mails', count));
  return count;
end
$$;

REVOKE ALL ON FUNCTION private.resend_letter(letter uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.resend_letter(letter uuid) TO service_role;
GRANT ALL ON FUNCTION private.resend_letter(letter uuid) TO authenticated;
