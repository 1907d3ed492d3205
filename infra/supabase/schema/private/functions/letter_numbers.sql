-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.letter_numbers(letter uuid) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select jsonb_build_object('planned', count(*), 'waiting', count(*) filter (where state = 'planned'),
    'sent', count(*) filter (where state = 'sent'), 'failed', count(*) filter (where state = 'failed'),
    'skipped', count(*) filter (where state = 'skipped'), 'unsubscribed', count(unsubscribed_at))
  from private.letter_sends where letter_id = letter and not is_test
$$;

REVOKE ALL ON FUNCTION private.letter_numbers(letter uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.letter_numbers(letter uuid) TO service_role;
