-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.sells_product(product uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select exists (
    select from public.products p
    where p.id = product
      and (private.owns_formation(p.formation_id) or exists (
        select from public.product_creators c where c.product_id = p.id and c.creator_id = private.my_creator_id()
      ))
  )
$$;

REVOKE ALL ON FUNCTION private.sells_product(product uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.sells_product(product uuid) TO service_role;
