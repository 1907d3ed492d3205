-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.sells(person uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select exists (select from public.profiles p where p.user_id = person and p.role = 'admin')
    or exists (select from public.staff_roles s where s.user_id = person and s.role = 'sales')
$$;

REVOKE ALL ON FUNCTION private.sells(person uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.sells(person uuid) TO service_role;
