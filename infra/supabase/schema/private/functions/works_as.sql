-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.works_as(VARIADIC roles text[]) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select private.is_admin()
    or exists (select from public.staff_roles s where s.user_id = auth.uid() and s.role = any (roles))
$$;

REVOKE ALL ON FUNCTION private.works_as(VARIADIC roles text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.works_as(VARIADIC roles text[]) TO service_role;
GRANT ALL ON FUNCTION private.works_as(VARIADIC roles text[]) TO authenticated;
