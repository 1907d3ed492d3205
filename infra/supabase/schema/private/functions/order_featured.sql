-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.order_featured(ids uuid[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.assert_keeps_catalogue();
  perform private.place_featured();
  update private.featured_courses x set place = o.place
  from (
    select k.formation_id, row_number() over (order by array_position(ids, k.formation_id), k.place) as place
    from private.featured_courses k
  ) o where o.formation_id = x.formation_id and o.place <> x.place;
  perform private.note_act('catalogue', null, 'featured_ordered');
end
$$;

REVOKE ALL ON FUNCTION private.order_featured(ids uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.order_featured(ids uuid[]) TO service_role;
GRANT ALL ON FUNCTION private.order_featured(ids uuid[]) TO authenticated;
