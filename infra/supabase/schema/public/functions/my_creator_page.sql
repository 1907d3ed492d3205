-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.my_creator_page() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.my_creator_page() $$;

REVOKE ALL ON FUNCTION public.my_creator_page() FROM PUBLIC;
GRANT ALL ON FUNCTION public.my_creator_page() TO service_role;
GRANT ALL ON FUNCTION public.my_creator_page() TO authenticated;
