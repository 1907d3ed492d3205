-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.proven_email(person uuid) RETURNS text
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select lower(u.email) from auth.users u where u.id = person and u.email_confirmed_at is not null
$$;

REVOKE ALL ON FUNCTION private.proven_email(person uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.proven_email(person uuid) TO service_role;
