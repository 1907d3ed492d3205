-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.set_published(formation uuid, published boolean) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  course constant public.formations := private.my_formation(formation);
  missing constant text[] := private.missing_to_publish(formation);
begin
  if published and not exists (select from public.profiles where user_id = auth.uid() and role in ('creator', 'admin')) then
    perform private.fail('creator_role_required', 403, 'Only creators publish courses.');
  end if;
  if published and missing <> '{}' then
    perform private.fail('not_publishable', 409, 'The course is not complete.', array_to_string(missing, ','));
  end if;
  update public.formations set is_published = published where id = course.id;
  update public.products p set is_active = published
  where p.formation_id = course.id and exists (select from public.premium_formations m where m.formation_id = course.id);
end
$$;

REVOKE ALL ON FUNCTION private.set_published(formation uuid, published boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.set_published(formation uuid, published boolean) TO service_role;
GRANT ALL ON FUNCTION private.set_published(formation uuid, published boolean) TO authenticated;
