-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.settle_newsletter(lead_token uuid, is_wanted boolean) RETURNS boolean
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.settle_newsletter(lead_token, is_wanted) $$;

REVOKE ALL ON FUNCTION public.settle_newsletter(lead_token uuid, is_wanted boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION public.settle_newsletter(lead_token uuid, is_wanted boolean) TO service_role;
