-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.plan_letter(letter uuid) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  planned private.letters;
  count integer;
begin
  update private.letters set state = 'sending' where id = letter and state = 'scheduled' and send_at <= now()
  returning * into planned;
  if planned.id is null then return 0; end if;
  insert into private.letter_sends (letter_id, lead_id, once_for)
  select letter, lead, lead from private.audience_of(planned.audience) lead;
  get diagnostics count = row_count;
  return count;
end
$$;

REVOKE ALL ON FUNCTION private.plan_letter(letter uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.plan_letter(letter uuid) TO service_role;
