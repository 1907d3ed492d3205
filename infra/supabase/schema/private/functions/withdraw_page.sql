-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.withdraw_page(creator uuid) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  undo jsonb;
begin
  select jsonb_build_object('creator', c.id, 'agreed_at', c.page_agreed_at, 'shown', c.page_shown) into undo
  from public.creators c where c.id = creator;
  update public.creators c set page_agreed_at = null, page_shown = null where c.id = creator;
  return coalesce(undo, '{}');
end
$$;

REVOKE ALL ON FUNCTION private.withdraw_page(creator uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.withdraw_page(creator uuid) TO service_role;
