-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.read_letter(letter uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  l private.letters;
begin
  perform private.assert_writes_letters();
  select * into l from private.letters where id = letter;
  if l.id is null then perform private.fail('letter_not_found', 404, 'There is no such letter.'); end if;
  return to_jsonb(l) || jsonb_build_object(
    'numbers', private.letter_numbers(letter),
    'failures', (
      select coalesce(jsonb_agg(f order by f ->> 'email'), '[]') from (
        select jsonb_build_object('email', coalesce(lead.email, u.email), 'error', s.error) f
        from private.letter_sends s left join public.leads lead on lead.id = s.lead_id left join auth.users u on u.id = s.user_id
        where s.letter_id = letter and s.state = 'failed' and not s.is_test limit 100
      ) failed
    )
  );
end
$$;

REVOKE ALL ON FUNCTION private.read_letter(letter uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.read_letter(letter uuid) TO service_role;
GRANT ALL ON FUNCTION private.read_letter(letter uuid) TO authenticated;
