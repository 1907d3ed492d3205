-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.reorder_modules(formation uuid, module_ids uuid[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  course constant public.formations := private.my_formation(formation);
begin
  if (select array_agg(id order by id) from public.formation_modules where formation_id = course.id and removed_at is null)
      is distinct from (select array_agg(id order by id) from unnest(module_ids) id) then
    perform private.fail('modules_changed', 409, 'The modules of the course are not the ones named.');
  end if;
  set constraints public.module_position deferred;
  update public.formation_modules m set order_index = place.number - 1
  from unnest(module_ids) with ordinality place (id, number)
  where m.id = place.id and m.order_index <> place.number - 1;
end
$$;

REVOKE ALL ON FUNCTION private.reorder_modules(formation uuid, module_ids uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.reorder_modules(formation uuid, module_ids uuid[]) TO service_role;
GRANT ALL ON FUNCTION private.reorder_modules(formation uuid, module_ids uuid[]) TO authenticated;
