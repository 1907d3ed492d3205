-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.set_profile_role(target uuid, new_role text) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.set_profile_role(target, new_role) $$;

REVOKE ALL ON FUNCTION public.set_profile_role(target uuid, new_role text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.set_profile_role(target uuid, new_role text) TO service_role;
GRANT ALL ON FUNCTION public.set_profile_role(target uuid, new_role text) TO authenticated;
