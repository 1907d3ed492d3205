-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.order_featured(ids uuid[]) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.order_featured(ids) $$;

REVOKE ALL ON FUNCTION public.order_featured(ids uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.order_featured(ids uuid[]) TO service_role;
GRANT ALL ON FUNCTION public.order_featured(ids uuid[]) TO authenticated;
