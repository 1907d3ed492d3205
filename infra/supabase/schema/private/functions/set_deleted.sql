-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.set_deleted(formation uuid, deleted boolean) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  course constant public.formations := private.my_formation(formation, not deleted);
begin
  if deleted and exists (
    select from public.user_products u join public.products p on p.id = u.product_id where p.formation_id = course.id
  ) then
    perform private.fail('has_buyers', 409, 'A course that people have bought can be unpublished, not deleted.');
  end if;
  update public.formations set deleted_at = case when deleted then now() end where id = course.id;
  update public.products set is_active = not deleted and course.is_published and exists (
    select from public.premium_formations m where m.formation_id = course.id
  )
  where formation_id = course.id;
end
$$;

REVOKE ALL ON FUNCTION private.set_deleted(formation uuid, deleted boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.set_deleted(formation uuid, deleted boolean) TO service_role;
GRANT ALL ON FUNCTION private.set_deleted(formation uuid, deleted boolean) TO authenticated;
