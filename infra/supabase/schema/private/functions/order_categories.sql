-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.order_categories(ids text[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.assert_keeps_catalogue();
  perform pg_advisory_xact_lock(hashtext('public.categories'));
  update public.categories c set position = o.position
  from (
    select k.id, row_number() over (order by array_position(ids, k.id), k.position, k.id) as position
    from public.categories k
  ) o where o.id = c.id and o.position <> c.position;
  perform private.note_act('catalogue', null, 'categories_ordered');
end
$$;

REVOKE ALL ON FUNCTION private.order_categories(ids text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.order_categories(ids text[]) TO service_role;
GRANT ALL ON FUNCTION private.order_categories(ids text[]) TO authenticated;
