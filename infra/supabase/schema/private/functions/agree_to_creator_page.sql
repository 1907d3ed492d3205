-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.agree_to_creator_page(shown jsonb) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  owned public.creators;
begin
  select * into owned from public.creators where user_id = auth.uid() for update;
  if owned.id is null then perform private.fail('creator_not_found', 404, 'There is no page of yours.'); end if;
  if shown is distinct from private.creator_page_text(owned) then
    perform private.fail('creator_page_changed', 409, 'The page is not the one that was shown.');
  end if;
  update public.creators set page_agreed_at = now(), page_shown = shown where id = owned.id;
end
$$;

REVOKE ALL ON FUNCTION private.agree_to_creator_page(shown jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.agree_to_creator_page(shown jsonb) TO service_role;
GRANT ALL ON FUNCTION private.agree_to_creator_page(shown jsonb) TO authenticated;
