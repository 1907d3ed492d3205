-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.people_named(pattern text) RETURNS SETOF uuid
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select p.user_id from public.profiles p where private.fold_text(p.full_name) like pattern
  union select a.user_id from private.addresses a where a.email like pattern
$$;

REVOKE ALL ON FUNCTION private.people_named(pattern text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.people_named(pattern text) TO service_role;
