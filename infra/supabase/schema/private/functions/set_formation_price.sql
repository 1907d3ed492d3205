-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.set_formation_price(formation uuid, cents integer) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  course constant public.formations := private.my_formation(formation);
begin
  if cents is null then
    update public.products set is_active = false where formation_id = course.id;
    delete from public.premium_formations where formation_id = course.id;
    return;
  end if;
  if cents not between 100 and 1000000 then
    perform private.fail('bad_price', 422, 'A price is between 1 and 10 000 dollars.');
  end if;
  insert into public.products (name, description, price, category, is_active, formation_id)
  values (course.title, course.description, cents, 'formation', course.is_published, course.id)
  on conflict (formation_id) do update set price = excluded.price, is_active = excluded.is_active;
end
$$;

REVOKE ALL ON FUNCTION private.set_formation_price(formation uuid, cents integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.set_formation_price(formation uuid, cents integer) TO service_role;
GRANT ALL ON FUNCTION private.set_formation_price(formation uuid, cents integer) TO authenticated;
