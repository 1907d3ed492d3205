-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.reset_second_factor(target uuid) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if target = auth.uid() or not private.acts_as_staff() then
    raise exception 'only another admin resets a second factor' using errcode = '42501';
  end if;
  delete from private.factor_resets
  where user_id = target and asked_by <> auth.uid() and asked_at > now() - interval '1 day';
  if not found then
    insert into private.factor_resets (user_id, asked_by) values (target, auth.uid())
    on conflict (user_id) do update set asked_by = excluded.asked_by, asked_at = excluded.asked_at;
    perform private.note_act('people', target, 'factor_reset_asked');
    return 'asked';
  end if;
  delete from auth.mfa_factors where user_id = target;
  delete from private.recovery_codes where user_id = target;
  delete from auth.sessions where user_id = target;
  perform private.note_act('people', target, 'factor_reset');
  return 'reset';
end
$$;

REVOKE ALL ON FUNCTION private.reset_second_factor(target uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.reset_second_factor(target uuid) TO service_role;
GRANT ALL ON FUNCTION private.reset_second_factor(target uuid) TO authenticated;
