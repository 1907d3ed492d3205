-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.set_staff_role(target uuid, staff_role text, given boolean) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.set_staff_role(target, staff_role, given) $$;

REVOKE ALL ON FUNCTION public.set_staff_role(target uuid, staff_role text, given boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION public.set_staff_role(target uuid, staff_role text, given boolean) TO service_role;
GRANT ALL ON FUNCTION public.set_staff_role(target uuid, staff_role text, given boolean) TO authenticated;
