-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.product_of_send(once_for uuid) RETURNS TABLE(product_id uuid, name text, path text, viewer_path text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select p.id, coalesce(f.title, p.name), coalesce('/formations/' || f.slug, '/boutique'), '/formation-viewer/' || f.slug
  from (
    select c.product_id from public.checkout_sessions c where c.id = once_for
    union all select u.product_id from public.user_products u where u.id = once_for
  ) about join public.products p on p.id = about.product_id left join public.formations f on f.id = p.formation_id
$$;

REVOKE ALL ON FUNCTION private.product_of_send(once_for uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.product_of_send(once_for uuid) TO service_role;
