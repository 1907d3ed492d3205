-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.withdraw_creator_page() RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.withdraw_creator_page() $$;

REVOKE ALL ON FUNCTION public.withdraw_creator_page() FROM PUBLIC;
GRANT ALL ON FUNCTION public.withdraw_creator_page() TO service_role;
GRANT ALL ON FUNCTION public.withdraw_creator_page() TO authenticated;
