-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.settle_letter_send(letter uuid, address text, arrived boolean) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  doubtful uuid;
begin
  if not private.acts_as('content') then raise exception 'only content staff send letters' using errcode = '42501'; end if;
  if arrived is null then perform private.fail('bad_request', 422, 'A mail has arrived or not.'); end if;
  perform private.letter_to_change(letter);
  select s.id into doubtful
  from private.letter_sends s left join public.leads l on l.id = s.lead_id left join auth.users u on u.id = s.user_id
  where s.letter_id = letter and s.state = 'failed' and s.error = 'interrupted' and not s.is_test
    and coalesce(l.email, u.email) = address
  limit 1;
  if doubtful is null then return false; end if;
  update private.letter_sends set state = case when arrived then 'sent' else 'planned' end, error = null where id = doubtful;
  update private.jobs set state = case when arrived then 'done' else 'waiting' end,
    finished_at = case when arrived then now() end, attempts = 0, run_at = now(), last_error = null,
    give_up_at = now() + interval '1 day'
  where unique_key = 'letter:' || doubtful;
  perform private.note_act('letter', letter, case when arrived then 'arrived' else 'resent' end, jsonb_build_object('mails', 1));
  return true;
end
$$;

REVOKE ALL ON FUNCTION private.settle_letter_send(letter uuid, address text, arrived boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.settle_letter_send(letter uuid, address text, arrived boolean) TO service_role;
GRANT ALL ON FUNCTION private.settle_letter_send(letter uuid, address text, arrived boolean) TO authenticated;
