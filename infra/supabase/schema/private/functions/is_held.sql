-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.is_held(product uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select exists (select from public.product_creators p where p.product_id = product and private.takes_times(p.creator_id))
$$;

REVOKE ALL ON FUNCTION private.is_held(product uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_held(product uuid) TO service_role;
GRANT ALL ON FUNCTION private.is_held(product uuid) TO anon;
GRANT ALL ON FUNCTION private.is_held(product uuid) TO authenticated;
