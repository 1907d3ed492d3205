-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.note_send() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update private.letter_sends set state = case when new.state = 'done' then 'sent' else 'failed' end, error = new.last_error
  where id = new.subject_id and state = 'planned';
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.note_send() FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_send() TO service_role;
