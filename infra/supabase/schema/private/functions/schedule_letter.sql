-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.schedule_letter(letter uuid, known_revision integer, send_at timestamp with time zone) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  l private.letters;
  due constant timestamptz := greatest(coalesce(schedule_letter.send_at, now()), now());
begin
  if not private.acts_as('content') then raise exception 'only content staff send letters' using errcode = '42501'; end if;
  l := private.letter_to_change(letter);
  if l.revision <> known_revision then
    perform private.fail('letter_changed', 409, 'Somebody else has changed this meanwhile.', l.revision::text);
  end if;
  if l.sequence is not null or l.state <> 'draft' then
    perform private.fail('letter_on_its_way', 409, 'This letter is on its way already.');
  end if;
  if l.subject = '' or trim(l.body) = '' then
    perform private.fail('letter_incomplete', 422, 'A letter has a subject and a text.');
  end if;
  if due > now() + interval '1 year' then perform private.fail('bad_request', 422, 'A letter leaves within a year.'); end if;
  update private.letters set state = 'scheduled', send_at = due, revision = l.revision + 1 where id = letter;
  perform private.enqueue('plan_letter', 'plan_letter:' || letter || ':' || l.revision, letter, due);
  perform private.note_act('letter', letter, 'scheduled', jsonb_build_object('subject', l.subject, 'send_at', due));
end
$$;

REVOKE ALL ON FUNCTION private.schedule_letter(letter uuid, known_revision integer, send_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION private.schedule_letter(letter uuid, known_revision integer, send_at timestamp with time zone) TO service_role;
GRANT ALL ON FUNCTION private.schedule_letter(letter uuid, known_revision integer, send_at timestamp with time zone) TO authenticated;
