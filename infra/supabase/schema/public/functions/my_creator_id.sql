-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.my_creator_id() RETURNS uuid
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.my_creator_id() $$;

REVOKE ALL ON FUNCTION public.my_creator_id() FROM PUBLIC;
GRANT ALL ON FUNCTION public.my_creator_id() TO service_role;
GRANT ALL ON FUNCTION public.my_creator_id() TO authenticated;
