-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.review_is_earned() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if auth.uid() is distinct from new.user_id then return null; end if;
  if not exists (select from auth.users where id = new.user_id and email_confirmed_at is not null) then
    perform private.fail('address_unconfirmed', 403, 'Reviews come from confirmed addresses.');
  end if;
  if private.earned_progress(new.user_id, new.formation_id) < private.least_progress_of_reviewers() then
    perform private.fail('review_too_early', 403, 'A review comes after some of the course has been followed.');
  end if;
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.review_is_earned() FROM PUBLIC;
GRANT ALL ON FUNCTION private.review_is_earned() TO service_role;
