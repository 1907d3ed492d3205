-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.withdraw_creator_page() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.creators set page_agreed_at = null, page_shown = null where user_id = auth.uid();
  if not found then perform private.fail('creator_not_found', 404, 'There is no page of yours.'); end if;
end
$$;

REVOKE ALL ON FUNCTION private.withdraw_creator_page() FROM PUBLIC;
GRANT ALL ON FUNCTION private.withdraw_creator_page() TO service_role;
GRANT ALL ON FUNCTION private.withdraw_creator_page() TO authenticated;
