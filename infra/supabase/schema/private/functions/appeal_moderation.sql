-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.appeal_moderation(measure uuid, words text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if coalesce(trim(words), '') = '' then perform private.fail('reason_required', 422, 'An appeal says why.'); end if;
  update public.moderations m set appeal = left(trim(words), 2000), appealed_at = now()
  where m.id = measure and m.user_id = auth.uid() and m.appeal is null and m.lifted_at is null;
  if found then
    perform private.enqueue('moderation_appealed', 'moderation_appealed:' || measure, measure);
  elsif not exists (select from public.moderations m where m.id = measure and m.user_id = auth.uid() and m.appeal is not null) then
    perform private.fail('moderation_target_not_found', 404, 'There is no such measure.');
  end if;
end
$$;

REVOKE ALL ON FUNCTION private.appeal_moderation(measure uuid, words text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.appeal_moderation(measure uuid, words text) TO service_role;
GRANT ALL ON FUNCTION private.appeal_moderation(measure uuid, words text) TO authenticated;
