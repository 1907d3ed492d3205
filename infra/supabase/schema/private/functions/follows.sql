-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.follows(learner uuid, formation uuid) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(bool_or(u.is_active), true)
  from public.user_products u join public.products p on p.id = u.product_id
  where u.user_id = learner and p.formation_id = follows.formation
$$;

REVOKE ALL ON FUNCTION private.follows(learner uuid, formation uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.follows(learner uuid, formation uuid) TO service_role;
