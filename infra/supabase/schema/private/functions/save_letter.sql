-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.save_letter(letter uuid, known_revision integer, changes jsonb) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  old private.letters;
  new private.letters;
begin
  perform private.assert_writes_letters();
  if exists (select from jsonb_object_keys(changes) key where key not in ('subject', 'preheader', 'body', 'audience')) then
    perform private.fail('bad_request', 422, 'A letter has a subject, a preheader, a body and an audience.');
  end if;
  if known_revision = 0 then
    -- The same new letter twice is one.
    insert into private.letters (id, revision) values (letter, 0) on conflict (id) do nothing;
    if found then perform private.note_act('letter', letter, 'written'); end if;
  end if;
  old := private.letter_to_change(letter);
  if old.revision <> known_revision then
    perform private.fail('letter_changed', 409, 'Somebody else has changed this meanwhile.', old.revision::text);
  end if;
  if old.state <> 'draft' then perform private.fail('letter_on_its_way', 409, 'A letter on its way is not changed.'); end if;
  -- What is written here leaves by itself.
  if old.on_since is not null then
    if not private.acts_as('content') then raise exception 'only content staff send letters' using errcode = '42501'; end if;
    perform private.note_act('letter', letter, 'rewritten');
  end if;
  new := jsonb_populate_record(old, changes);
  update private.letters set subject = trim(new.subject), preheader = trim(new.preheader), body = new.body,
    audience = new.audience, revision = old.revision + 1, updated_at = now()
  where id = letter;
  return old.revision + 1;
end
$$;

REVOKE ALL ON FUNCTION private.save_letter(letter uuid, known_revision integer, changes jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.save_letter(letter uuid, known_revision integer, changes jsonb) TO service_role;
GRANT ALL ON FUNCTION private.save_letter(letter uuid, known_revision integer, changes jsonb) TO authenticated;
