-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.my_formation_ids() RETURNS SETOF uuid
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select p.formation_id
  from public.user_products u join public.products p on p.id = u.product_id
  where u.user_id = auth.uid() and u.is_active and p.formation_id is not null
$$;

REVOKE ALL ON FUNCTION private.my_formation_ids() FROM PUBLIC;
GRANT ALL ON FUNCTION private.my_formation_ids() TO service_role;
GRANT ALL ON FUNCTION private.my_formation_ids() TO anon;
GRANT ALL ON FUNCTION private.my_formation_ids() TO authenticated;
