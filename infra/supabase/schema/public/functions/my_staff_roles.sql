-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.my_staff_roles() RETURNS text[]
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select case when private.is_admin() then array['owner'] else array[]::text[] end
    || coalesce((select array_agg(s.role order by s.role) from public.staff_roles s where s.user_id = auth.uid()), '{}')
$$;

REVOKE ALL ON FUNCTION public.my_staff_roles() FROM PUBLIC;
GRANT ALL ON FUNCTION public.my_staff_roles() TO service_role;
GRANT ALL ON FUNCTION public.my_staff_roles() TO authenticated;
